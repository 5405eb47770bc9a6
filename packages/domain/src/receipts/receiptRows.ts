import { apportion, multiplyRoubles, sumRoubles, toKopecks, toRoubles } from '../money/index.ts';
import type { ReceiptLine } from './entities.ts';

/** A row of a receipt before its pieces have prices. */
export type ReceiptRow = Omit<ReceiptLine, 'price'>;

/** A row that comes to a sum, as lines of pieces at one price each: what does not divide is a kopeck on some of the pieces. */
function linesOf(row: ReceiptRow, kopecks: number): ReceiptLine[] {
  const { quantity } = row;
  const rest = kopecks % quantity;
  const price = (kopecks - rest) / quantity;
  return [
    { ...row, quantity: quantity - rest, price: toRoubles(price) },
    { ...row, quantity: rest, price: toRoubles(price + 1) },
  ].filter((line) => line.quantity > 0);
}

/**
 * Rows that come to a total together, each in proportion to what it is worth.
 *
 * @param worth of each row, roubles
 * @param total roubles
 */
export function spreadRows(
  rows: readonly ReceiptRow[],
  worth: readonly number[],
  total: number,
): ReceiptLine[] {
  const weights = worth.map(toKopecks);
  const isWorth = weights.some((weight) => weight > 0);
  const parts = apportion(toKopecks(total), isWorth ? weights : rows.map(({ quantity }) => quantity));
  return rows.flatMap((row, at) => linesOf(row, parts[at] ?? 0));
}

/** What lines come to, roubles. */
export const linesTotal = (lines: readonly Pick<ReceiptLine, 'price' | 'quantity'>[]): number =>
  sumRoubles(lines.map(({ price, quantity }) => multiplyRoubles(price, quantity)));
