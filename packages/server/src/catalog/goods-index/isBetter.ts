import type { IndexView } from './IndexView.ts';

/** 2 for an offer that can be bought, 1 for one that only stands in a store, 0 for one that is out of stock. */
export function availabilityOf({ columns, table }: IndexView, offer: number): number {
  return (columns.quantity[offer] ?? 0) > 0 ? 1 + Number(table.exposition[offer] === 0) : 0;
}

/** Whether the card shows offer `a` rather than `b`: `compareOffers` of the domain on columns. */
export function isBetter(view: IndexView, a: number, b: number): boolean {
  const difference = availabilityOf(view, a) - availabilityOf(view, b);
  const { price } = view.columns;
  return difference === 0 ? (price[a] ?? 0) < (price[b] ?? 0) : difference > 0;
}
