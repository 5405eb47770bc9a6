import type { KeptRow } from './records.ts';
import type { PriceTypeTold, TypedPrice } from './told.ts';

const RETAIL = /розн/i;
const OLD = /стар|без скид|до скид/i;

export interface ChosenPrices {
  price?: TypedPrice | undefined;
  old?: TypedPrice | undefined;
}

/**
 * Which of an offer's prices a buyer pays: that of the retail type, else that of the first type which is no old price. An
 * offer that lacks it has none: a wholesale price must not stand in for it.
 */
export function pricesOf(
  prices: Readonly<Record<string, TypedPrice>>,
  types: readonly KeptRow<PriceTypeTold>[],
): ChosenPrices {
  const named = (words: RegExp) => types.find(({ told }) => words.test(told.name ?? ''));
  const old = named(OLD);
  const chosen = named(RETAIL) ?? types.find((type) => type !== old);
  const of = (type: KeptRow<PriceTypeTold> | undefined) => {
    const price = type && prices[type.id];
    return price && { ...price, currency: price.currency || (type.told.currency ?? '') };
  };
  // Packages of changes may come without the list of types. Of several prices nobody knows then which one buyers pay.
  const [only, ...others] = Object.values(prices);
  if (types.length === 0) return others.length === 0 ? { price: only } : {};
  return { price: of(chosen), old: of(old) };
}
