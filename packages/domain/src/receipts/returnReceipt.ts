import { subtractRoubles } from '../money/index.ts';
import type { ReceiptContent, ReceiptLine } from './entities.ts';
import { linesTotal, spreadRows } from './receiptRows.ts';

/** Pieces of a row of the sale, by its place among goods and services. */
export interface BackRow {
  row: number;
  quantity: number;
}

/** Money that goes back, roubles: out of the drawer, and the rest to a card. */
export interface BackMoney {
  total: number;
  cash: number;
}

/** Pieces of a row, line by line, after those that came back before. */
function pieces(lines: readonly ReceiptLine[], skipped: number, taken: number): ReceiptLine[] {
  let [skip, left] = [skipped, taken];
  return lines.flatMap((line) => {
    const passed = Math.min(skip, line.quantity);
    const quantity = Math.min(left, line.quantity - passed);
    skip -= passed;
    left -= quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

const quantityOf = (rows: readonly BackRow[], at: number): number =>
  rows.filter(({ row }) => row === at).reduce((sum, { quantity }) => sum + quantity, 0);

/** Lines that come to what goes back; they do, but for kopecks that the shares of a return round by. */
function matched(lines: readonly ReceiptLine[], total: number): ReceiptLine[] {
  if (linesTotal(lines) === total) return [...lines];
  const rows = lines.map(({ price: _price, ...row }) => row);
  return spreadRows(
    rows,
    lines.map((line) => linesTotal([line])),
    total,
  );
}

/**
 * The receipt of what a buyer brought back: the lines of the sale, with its prices and its tax, for the money that goes back, by the
 * means that it came by.
 *
 * @param before rows that came back before
 */
export function returnReceipt(
  sale: Pick<ReceiptContent, 'lines' | 'taxation'>,
  { before, rows }: { before: readonly BackRow[]; rows: readonly BackRow[] },
  { total, cash }: BackMoney,
): ReceiptContent {
  const places = [...new Set(sale.lines.map(({ row }) => row))];
  const lines = places.flatMap((at) =>
    pieces(
      sale.lines.filter(({ row }) => row === at),
      quantityOf(before, at),
      quantityOf(rows, at),
    ),
  );
  const parts = [
    { means: 'electronically' as const, sum: subtractRoubles(total, cash) },
    { means: 'cash' as const, sum: cash },
  ];
  return {
    kind: 'sellReturn',
    lines: matched(lines, total),
    payments: parts.filter(({ sum }) => sum > 0),
    total,
    taxation: sale.taxation,
  };
}
