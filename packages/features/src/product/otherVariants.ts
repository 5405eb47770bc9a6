import type { ProductVariant } from '@siren/domain/catalog';
import { isOrderable } from './isOrderable.ts';
import { sameOptions } from './pickVariant.ts';

const SHOWN = 3;

/** Variants to have instead of one that is not to be had: those most like it first, three at most. */
export function otherVariants(variants: readonly ProductVariant[], chosen: ProductVariant): ProductVariant[] {
  const alike = (variant: ProductVariant) => sameOptions(variant, chosen);
  return variants
    .filter((variant) => variant.offer !== chosen.offer && isOrderable(variant))
    .toSorted((a, b) => alike(b) - alike(a) || a.price - b.price)
    .slice(0, SHOWN);
}

/** What tells a variant apart: «молочный, 208 см». */
export function variantName({ options, article }: ProductVariant): string {
  return options.map(({ value }) => value).join(', ') || article;
}
