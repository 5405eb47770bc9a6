import type { ListedGood } from './staffList.ts';

/** So many goods of a list a page of the shop shows at most. */
export const LIST_SHOWN_MAX = 48;

/** Goods of a list that shoppers of the place see, in its order: without holes, and one card for each good. */
export function shownGoods(goods: readonly ListedGood[]): ListedGood[] {
  const seen = new Set<number>();
  const shown = goods.filter(({ state, product }) => {
    if (state !== 'shown' || seen.has(product)) return false;
    seen.add(product);
    return true;
  });
  return shown.slice(0, LIST_SHOWN_MAX);
}
