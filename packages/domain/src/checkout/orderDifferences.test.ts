import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecksOf } from '../testing/exact.ts';
import { aQuote, quotes } from '../testing/quotes.ts';
import type { QuoteParts } from '../testing/quotes.ts';
import { orderDifferences } from './orderDifferences.ts';
import { sameCertificates } from './sameCertificates.ts';

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
        const isTold =
          kind.endsWith('added') ||
          kind.endsWith('removed') ||
          kind === 'coupon_code' ||
          kind === 'date' ||
          kind === 'service_price';
        const isOther =
          kind === 'certificates' && !sameCertificates(expected.certificates, actual.certificates);
        expect(isTold || isOther || before !== after).toBe(true);
      }
    }),
  );
});

describe('a changed order', () => {
  const sofa = { offer: 1, quantity: 2, price: 1000 };
  const courier = { key: 'courier', quantity: 1, price: 500 };
  const was = aQuote({ lines: [sofa], services: [courier] });
  const changed = (part: Partial<QuoteParts>) =>
    orderDifferences(was, aQuote({ lines: [sofa], services: [courier], ...part }));

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
    const free = aQuote({ lines: [sofa], services: [{ ...courier, price: 0 }] });
    expect(orderDifferences(free, aQuote({ lines: [sofa], services: [] }))).toEqual([
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

  test('tells another coupon, also where it takes off as much, and not another writing of it', () => {
    const lilac = aQuote({ lines: [sofa], services: [courier], discount: 90, coupon: 'Сирень-7' });
    const other = aQuote({ lines: [sofa], services: [courier], discount: 90, coupon: 'ВЕСНА-7' });
    const gone = { kind: 'coupon_code', was: 'Сирень-7', before: 0, after: 0, amount: 0 };
    expect(orderDifferences(lilac, other)).toEqual([{ ...gone, is: 'ВЕСНА-7' }]);
    expect(orderDifferences(lilac, { ...lilac, coupon: 'СИРЕНЬ-7' })).toEqual([]);
    expect(orderDifferences(lilac, was)).toEqual([
      { ...gone, is: null },
      { kind: 'coupon', before: 90, after: 0, amount: 90 },
    ]);
  });

  test('tells another day of delivery', () => {
    expect(changed({ date: '2026-12-19' })).toEqual([
      { kind: 'date', was: null, is: '2026-12-19', before: 0, after: 0, amount: 0 },
    ]);
  });

  test('tells another certificate that pays as much', () => {
    const one = aQuote({ lines: [sofa], services: [courier], certificate: 300 });
    const other = aQuote({ lines: [sofa], services: [courier], certificate: 300, guid: 'h' });
    expect(orderDifferences(one, other)).toEqual([
      { kind: 'certificates', before: 300, after: 300, amount: 0 },
    ]);
  });
});
