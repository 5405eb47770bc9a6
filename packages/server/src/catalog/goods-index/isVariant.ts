import type { IndexView } from './IndexView.ts';
import { isBetter } from './isBetter.ts';

/** Whether an offer is another one than would stand for its good were nothing chosen. */
export function isVariant(view: IndexView, offer: number): boolean {
  const { goodOf, firstOffer } = view.table;
  const good = goodOf[offer] ?? 0;
  const end = firstOffer[good + 1] ?? 0;
  let own = -1;
  for (let other = firstOffer[good] ?? 0; other < end; other += 1) {
    const isSold = (view.columns.price[other] ?? 0) > 0;
    if (isSold && (own < 0 || isBetter(view, other, own))) own = other;
  }
  return own !== offer;
}
