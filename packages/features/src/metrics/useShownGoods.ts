import type { ProductCard } from '@siren/domain/catalog';
import { useShown } from './useShown.ts';

/**
 * Counts that cards of goods are shown in a list.
 * @param list its name, as reports shall tell it
 * @param what tells these cards from others of the same list
 * @param cards undefined while they are on their way
 * @param from place of the first in the list, from 1
 */
export function useShownGoods(
  list: string,
  {
    what = list,
    cards,
    from = 1,
  }: { what?: string; cards: readonly ProductCard[] | undefined; from?: number },
): void {
  const goods = cards?.map(({ offer, name, price, brand }, index) => ({
    id: offer,
    name,
    price,
    ...(brand && { brand }),
    list,
    position: from + index,
  }));
  useShown(`list ${what}`, goods ? { type: 'list', goods } : null);
}
