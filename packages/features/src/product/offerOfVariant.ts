import type { CartOffer } from '@siren/domain/cart';
import type { Product, ProductVariant } from '@siren/domain/catalog';

/** What the cart shows of a variant until the server tells it in full. */
export function offerOfVariant({ path, name }: Product, variant: ProductVariant): CartOffer {
  const { offer, article, options, price, oldPrice, images, stock, exposition } = variant;
  return {
    id: offer,
    path,
    name,
    article,
    options: options.map(({ value }) => value).join(', '),
    price,
    oldPrice,
    image: images[0] ?? null,
    stock,
    exposition,
  };
}
