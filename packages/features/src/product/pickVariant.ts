import type { ProductVariant } from '@siren/domain/catalog';

/**
 * The variant that choosing `value` for the option `name` leads to: with that value, as much like the current
 * one as there is, rather one that is in stock than not. The current one where no variant has the value.
 */
export function pickVariant(
  variants: readonly ProductVariant[],
  current: ProductVariant,
  name: string,
  value: string,
): ProductVariant {
  const ranked = variants
    .filter(({ options }) => options.some((option) => option.name === name && option.value === value))
    .map((variant) => ({ variant, same: sameOptions(variant, current), stock: hasStock(variant) }))
    .sort((a, b) => b.same - a.same || b.stock - a.stock);
  return ranked[0]?.variant ?? current;
}

/** How many options have the same value in both. */
export function sameOptions(one: ProductVariant, other: ProductVariant): number {
  return one.options.filter(({ name, value }) =>
    other.options.some((option) => option.name === name && option.value === value),
  ).length;
}

function hasStock({ stock }: ProductVariant): number {
  return stock.status === 'out_of_stock' ? 0 : 1;
}
