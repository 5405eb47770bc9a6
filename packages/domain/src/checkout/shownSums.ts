import { multiplyRoubles, subtractRoubles, sumRoubles } from '../money/index.ts';

/** What a line is shown with, roubles: `sum` is what is charged, `before` what is struck beside it. */
export interface ShownLine {
  sum: number;
  /** null where nothing is struck. */
  before: number | null;
}

/** How lines come together: before − saved − coupon = what the lines show. Roubles. */
export interface ShownGoods {
  /** All lines at what is struck, or at their price where nothing is. */
  before: number;
  /** What marked-down prices take off. */
  saved: number;
  /** What the coupon takes off. */
  coupon: number;
}

/** A line as it is priced, roubles for a piece. */
export interface PricedLine {
  quantity: number;
  /** Before the coupon. */
  price: number;
  /** What is charged, coupon included. */
  finalPrice: number;
  /** What the price was marked down from when it was ordered; null where it was not. */
  oldPrice: number | null;
}

/** What a piece cost before all that was taken off, roubles. */
export const pieceBefore = ({ price, finalPrice, oldPrice }: PricedLine): number =>
  Math.max(oldPrice ?? 0, price, finalPrice);

/** What a line shows: in the cart, on the order and on the receipt alike. */
export function shownLine(line: PricedLine): ShownLine {
  const before = pieceBefore(line);
  return {
    sum: multiplyRoubles(line.finalPrice, line.quantity),
    before: before > line.finalPrice ? multiplyRoubles(before, line.quantity) : null,
  };
}

/** How the lines come to what they show: the first steps of the sum. */
export function shownGoods(lines: readonly PricedLine[]): ShownGoods {
  const total = (pieceOf: (line: PricedLine) => number) =>
    sumRoubles(lines.map((line) => multiplyRoubles(pieceOf(line), line.quantity)));
  const before = total(pieceBefore);
  const full = total((line) => Math.max(line.price, line.finalPrice));
  return {
    before,
    saved: subtractRoubles(before, full),
    coupon: subtractRoubles(
      full,
      total((line) => line.finalPrice),
    ),
  };
}
