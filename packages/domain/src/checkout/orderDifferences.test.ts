import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, pieces } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { sumRoubles, multiplyRoubles } from '../money/index.ts';
import { orderDifferences } from './orderDifferences.ts';
import type { OrderQuote } from './orderQuote.ts';
import { payBreakdown } from './payBreakdown.ts';

type Parts = Pick<OrderQuote, 'lines' | 'services'> & {
  discount?: number;
  bonus?: number;
  certificate?: number;
};

/** A quote whose totals follow from its parts. */
function quote({ lines, services, discount = 0, bonus = 0, certificate = 0 }: Parts): OrderQuote {
  const { totals } = payBreakdown({
    goods: sumRoubles(lines.map(({ price, quantity }) => multiplyRoubles(price, quantity))),
    discount,
    services: sumRoubles(services.map(({ price }) => price)),
    bonusBalance: bonus,
    useBonus: true,
    certificates: [{ guid: 'g', money: certificate }],
  });
  return { lines, services, totals };
}

const quotes: fc.Arbitrary<OrderQuote> = fc
  .record({
    lines: fc.uniqueArray(fc.record({ offer: pieces(5), quantity: pieces(4), price: amounts(500) }), {
      selector: ({ offer }) => offer,
    }),
    services: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('courier', 'lift', 'assembly'),
        quantity: pieces(3),
        price: amounts(300),
      }),
      { selector: ({ key }) => key },
    ),
    discount: amounts(100),
    bonus: amounts(200),
    certificate: amounts(200),
  })
  .map(quote);

test('the amounts of the differences add up to the change of the sum to pay, to the kopeck', () => {
  fc.assert(
    fc.property(quotes, quotes, (expected, actual) => {
      const told = orderDifferences(expected, actual).reduce(
        (sum, { amount }) => sum + kopecksOf(amount),
        0n,
      );
      expect(told).toBe(kopecksOf(actual.totals.toPay) - kopecksOf(expected.totals.toPay));
    }),
    { numRuns: 500 },
  );
});

test('an order that did not change has nothing to explain', () => {
  fc.assert(
    fc.property(quotes, (same) => {
      expect(orderDifferences(same, structuredClone(same))).toEqual([]);
    }),
  );
});

test('what is told is a change: a removed, an added or a differing value', () => {
  fc.assert(
    fc.property(quotes, quotes, (expected, actual) => {
      for (const { kind, before, after } of orderDifferences(expected, actual)) {
        expect(before !== after || kind.endsWith('added') || kind.endsWith('removed')).toBe(true);
      }
    }),
  );
});

describe('a changed order', () => {
  const sofa = { offer: 1, quantity: 2, price: 1000 };
  const courier = { key: 'courier', quantity: 1, price: 500 };
  const was = quote({ lines: [sofa], services: [courier] });
  const changed = (part: Partial<Parts>) =>
    orderDifferences(was, quote({ lines: [sofa], services: [courier], ...part }));

  test('tells a new price for all pieces', () => {
    expect(changed({ lines: [{ ...sofa, price: 1100.5 }] })).toEqual([
      { kind: 'line_price', offer: 1, before: 1000, after: 1100.5, amount: 201 },
    ]);
  });

  test('tells a new quantity at the old price', () => {
    expect(changed({ lines: [{ ...sofa, quantity: 1 }] })).toEqual([
      { kind: 'line_quantity', offer: 1, before: 2, after: 1, amount: -1000 },
    ]);
  });

  test('tells a new price and a new quantity apart', () => {
    expect(changed({ lines: [{ ...sofa, quantity: 3, price: 900 }] })).toEqual([
      { kind: 'line_quantity', offer: 1, before: 2, after: 3, amount: 1000 },
      { kind: 'line_price', offer: 1, before: 1000, after: 900, amount: -300 },
    ]);
  });

  test('tells goods that came and went, free ones too', () => {
    expect(changed({ lines: [{ offer: 2, quantity: 1, price: 0 }] })).toEqual([
      { kind: 'line_removed', offer: 1, before: 2000, after: 0, amount: -2000 },
      { kind: 'line_added', offer: 2, before: 0, after: 0, amount: 0 },
    ]);
  });

  test('takes rows of one offer together', () => {
    const halves = [
      { ...sofa, quantity: 1 },
      { ...sofa, quantity: 1 },
    ];
    expect(changed({ lines: halves })).toEqual([]);
  });

  test('tells services that came, went or changed their price', () => {
    expect(changed({ services: [{ ...courier, price: 700 }] })).toEqual([
      { kind: 'service_price', service: 'courier', before: 500, after: 700, amount: 200 },
    ]);
    expect(changed({ services: [{ ...courier, key: 'pickup', price: 0 }] })).toEqual([
      { kind: 'service_removed', service: 'courier', before: 500, after: 0, amount: -500 },
      { kind: 'service_added', service: 'pickup', before: 0, after: 0, amount: 0 },
    ]);
  });

  test('tells a free service that went', () => {
    const free = quote({ lines: [sofa], services: [{ ...courier, price: 0 }] });
    expect(orderDifferences(free, quote({ lines: [sofa], services: [] }))).toEqual([
      { kind: 'service_removed', service: 'courier', before: 0, after: 0, amount: 0 },
    ]);
  });

  test('tells coupon, bonus and certificates in the order of the sum', () => {
    expect(changed({ discount: 100, bonus: 50, certificate: 30 })).toEqual([
      { kind: 'coupon', before: 0, after: 100, amount: -100 },
      { kind: 'bonus', before: 0, after: 50, amount: -50 },
      { kind: 'certificates', before: 0, after: 30, amount: -30 },
    ]);
  });
});
