import type { IndexView } from './IndexView.ts';

/** Whether the card shows offer `a` rather than `b`: `compareOffers` of the domain on columns. */
export function isBetter({ columns, table }: IndexView, a: number, b: number): boolean {
  const [pieces, otherPieces] = [columns.quantity[a] ?? 0, columns.quantity[b] ?? 0];
  const rank = (offer: number, quantity: number) =>
    quantity > 0 ? 1 + Number(table.exposition[offer] === 0) : 0;
  const difference = rank(a, pieces) - rank(b, otherPieces);
  return difference === 0 ? (columns.price[a] ?? 0) < (columns.price[b] ?? 0) : difference > 0;
}
