import { multiplyRoubles, subtractRoubles } from '../money/index.ts';
import type { OrderQuote } from './orderQuote.ts';
import { sameCertificates } from './sameCertificates.ts';
import { sameCoupon } from './sameCoupon.ts';
import { sameServices } from './sameServices.ts';

/**
 * One reason why an order is another than it was shown. `amount` is what it adds to the sum to pay, roubles, below 0 where it makes
 * it smaller; `before` and `after` are pieces for a quantity and roubles for everything else. Another coupon adds
 * nothing by itself: what it takes off is told as `coupon`. Certificates that pay as much as others did are told with
 * the same sum before and after.
 */
export type OrderDifference = { before: number; after: number; amount: number } & (
  | { kind: 'line_added' | 'line_removed' | 'line_quantity' | 'line_price'; offer: number }
  | { kind: 'service_added' | 'service_removed' | 'service_price'; service: string }
  | { kind: 'coupon_code' | 'date'; was: string | null; is: string | null }
  | { kind: 'coupon' | 'bonus' | 'certificates' }
);

type Line = OrderQuote['lines'][number];
const NO_LINE = { quantity: 0, price: 0 };

/** Rows of one offer and price as one line, by what tells them apart. */
function linesByPrice(lines: readonly Line[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { offer, price, quantity } of lines) {
    const key = `${offer}:${price}`;
    pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  }
  return pieces;
}

/** Rows of one offer as one line: they differ by the coupon only, and the price here is without it. */
function linesByOffer(quote: Pick<OrderQuote, 'lines'>): Map<number, Line> {
  const lines = new Map<number, Line>();
  for (const line of quote.lines) {
    const quantity = line.quantity + (lines.get(line.offer)?.quantity ?? 0);
    lines.set(line.offer, { ...line, quantity });
  }
  return lines;
}

/** Nothing where the value is what it was. */
const ofChange = (difference: OrderDifference): OrderDifference[] =>
  difference.before === difference.after ? [] : [difference];

function lineDifferences(offer: number, was: Line | undefined, is: Line | undefined): OrderDifference[] {
  const before = multiplyRoubles((was ?? NO_LINE).price, (was ?? NO_LINE).quantity);
  const after = multiplyRoubles((is ?? NO_LINE).price, (is ?? NO_LINE).quantity);
  if (!was || !is) {
    const kind = is ? 'line_added' : 'line_removed';
    return [{ kind, offer, before, after, amount: subtractRoubles(after, before) }];
  }
  const requantified = multiplyRoubles(was.price, is.quantity - was.quantity);
  const repriced = multiplyRoubles(subtractRoubles(is.price, was.price), is.quantity);
  return [
    ...ofChange({
      kind: 'line_quantity',
      offer,
      before: was.quantity,
      after: is.quantity,
      amount: requantified,
    }),
    ...ofChange({ kind: 'line_price', offer, before: was.price, after: is.price, amount: repriced }),
  ];
}

function goodsDifferences(
  expected: Pick<OrderQuote, 'lines'>,
  actual: Pick<OrderQuote, 'lines'>,
): OrderDifference[] {
  const [was, is] = [linesByOffer(expected), linesByOffer(actual)];
  const offers = new Set([...was.keys(), ...is.keys()]);
  return [...offers].flatMap((offer) => lineDifferences(offer, was.get(offer), is.get(offer)));
}

function serviceDifferences(expected: OrderQuote, actual: OrderQuote): OrderDifference[] {
  const keys = new Set([...expected.services, ...actual.services].map(({ key }) => key));
  return [...keys].flatMap((service) => {
    const was = expected.services.find(({ key }) => key === service);
    const is = actual.services.find(({ key }) => key === service);
    if (was && is && sameServices([was], [is])) return [];
    const kind = was && is ? 'service_price' : is ? 'service_added' : 'service_removed';
    const [before, after] = [was?.price ?? 0, is?.price ?? 0];
    return [{ kind, service, before, after, amount: subtractRoubles(after, before) }];
  });
}

function couponDifferences({ coupon: was }: OrderQuote, { coupon: is }: OrderQuote): OrderDifference[] {
  return sameCoupon(was, is) ? [] : [{ kind: 'coupon_code', was, is, before: 0, after: 0, amount: 0 }];
}

function dateDifferences({ date: was }: OrderQuote, { date: is }: OrderQuote): OrderDifference[] {
  return was === is ? [] : [{ kind: 'date', was, is, before: 0, after: 0, amount: 0 }];
}

function takenOff(kind: 'coupon' | 'bonus' | 'certificates', before: number, after: number): OrderDifference {
  return { kind, before, after, amount: subtractRoubles(before, after) };
}

function certificateDifferences(expected: OrderQuote, actual: OrderQuote): OrderDifference[] {
  return sameCertificates(expected.certificates, actual.certificates)
    ? []
    : [takenOff('certificates', expected.totals.certificates, actual.totals.certificates)];
}

/** Whether two orders are of the same goods, as many of each at the same price. */
export const hasSameLines = (
  expected: Pick<OrderQuote, 'lines'>,
  actual: Pick<OrderQuote, 'lines'>,
): boolean => {
  const [was, is] = [linesByPrice(expected.lines), linesByPrice(actual.lines)];
  return was.size === is.size && [...was].every(([key, pieces]) => is.get(key) === pieces);
};

/**
 * The lines that explain a changed total, in the order of the sum: goods, services, coupon, bonus,
 * certificates. Their amounts add up to the change of `toPay` exactly. Empty where nothing changed. A
 * quantity is told at the old price and a price for the new quantity.
 */
export function orderDifferences(expected: OrderQuote, actual: OrderQuote): OrderDifference[] {
  const [was, is] = [expected.totals, actual.totals];
  return [
    ...goodsDifferences(expected, actual),
    ...serviceDifferences(expected, actual),
    ...dateDifferences(expected, actual),
    ...couponDifferences(expected, actual),
    ...ofChange(takenOff('coupon', was.discount, is.discount)),
    ...ofChange(takenOff('bonus', was.bonus, is.bonus)),
    ...certificateDifferences(expected, actual),
  ];
}
