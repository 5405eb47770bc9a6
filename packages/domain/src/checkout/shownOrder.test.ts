import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotes } from '../testing/quotes.ts';
import { orderDifferences } from './orderDifferences.ts';
import type { OrderQuote } from './orderQuote.ts';
import { isShownOrder, shownOrder } from './shownOrder.ts';

test('an order is what was shown, in whatever order its rows stand and however its coupon is written', () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const coupon = quote.coupon && ` ${quote.coupon.toLowerCase()}\u200b`;
      const oneByOne = ({ quantity, ...line }: OrderQuote['lines'][number]) =>
        Array.from({ length: quantity }, () => ({ ...line, quantity: 1 }));
      const lines = quote.lines.toReversed().flatMap(oneByOne);
      expect(isShownOrder(shownOrder(quote), { ...quote, lines, coupon })).toBe(true);
    }),
  );
});

/** The same order but for one thing: what another device, or the shop, may have changed since. */
const changes: Record<string, (quote: OrderQuote) => OrderQuote> = {
  'another good': (quote) => ({ ...quote, lines: [...quote.lines, { offer: 99, quantity: 1, price: 0 }] }),
  'another coupon, none before or after': (quote) => ({
    ...quote,
    coupon: quote.coupon === 'ДРУГОЙ' ? null : 'ДРУГОЙ',
  }),
  'another service': ({ services, ...quote }) => ({
    ...quote,
    services: [...services, { key: 'unboxing', quantity: 1, price: 0 }],
  }),
  'another day': (quote) => ({ ...quote, date: quote.date === null ? '2026-12-01' : null }),
  'more off by the coupon': ({ totals, ...quote }) => ({
    ...quote,
    totals: { ...totals, discount: totals.discount + 0.01 },
  }),
  'a kopeck': ({ totals, ...quote }) => ({ ...quote, totals: { ...totals, toPay: totals.toPay + 0.01 } }),
  'more bonus': ({ totals, ...quote }) => ({ ...quote, totals: { ...totals, bonus: totals.bonus + 0.01 } }),
  'more of a certificate': ({ totals, certificates, ...quote }) => ({
    ...quote,
    certificates: [...certificates, { guid: 'more', amount: 0.01 }],
    totals: { ...totals, certificates: totals.certificates + 0.01 },
  }),
  'another certificate that pays as much': ({ certificates: [first, ...rest], ...quote }) => ({
    ...quote,
    certificates: [{ guid: 'another', amount: first?.amount ?? 0 }, ...rest],
  }),
};

test.each(Object.entries(changes))('%s is another order', (_what, change) => {
  fc.assert(
    fc.property(quotes, (quote) => {
      expect(isShownOrder(shownOrder(quote), change(quote))).toBe(false);
    }),
  );
});

test('two orders are the same where no difference between them is told', () => {
  const told = (seen: OrderQuote, now: OrderQuote) =>
    seen.totals.toPay !== now.totals.toPay || orderDifferences(seen, now).length > 0;
  const made = fc.subarray(Object.values(changes));
  fc.assert(
    fc.property(quotes, fc.oneof(quotes, made), (seen, later) => {
      const now = Array.isArray(later) ? later.reduce((quote, change) => change(quote), seen) : later;
      expect(isShownOrder(shownOrder(seen), now)).toBe(!told(seen, now));
    }),
  );
});
