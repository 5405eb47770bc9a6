import type { Product, ProductVariant } from '@siren/domain/catalog';

/** The variant that `?offer=` names, else the one that the card stands for, else the first. */
export function chosenVariant(
  { variants, offer }: Pick<Product, 'variants' | 'offer'>,
  search: URLSearchParams,
): ProductVariant | undefined {
  const wanted = Number(search.get('offer'));
  const byOffer = (id: number) => variants.find((variant) => variant.offer === id);
  return byOffer(wanted) ?? byOffer(offer) ?? variants[0];
}
