import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, calculations, percents, pieces } from '../testing/arbitraries.ts';
import { ceilOf, fraction, larger, plus, times } from '../testing/exact.ts';
import type { Fraction } from '../testing/exact.ts';
import type { ServiceCalculation, ServicePriceType } from './entities.ts';
import { servicePrice } from './servicePrice.ts';

/** The table of the rules in fractions, word for word. */
function exactPrice(
  { type, value, minValue, base = 0 }: ServiceCalculation,
  total: number,
  q: number,
): number {
  const [v, b, n, min] = [fraction(value), fraction(base), fraction(q), fraction(minValue)];
  const share = times(times(fraction(total), v), fraction(0.01));
  const table: Record<ServicePriceType, [Fraction, Fraction]> = {
    static: [v, min],
    quantity: [times(v, n), min],
    static_quantity: [plus(b, times(v, n)), min],
    percent: [share, min],
    static_percent: [plus(b, share), min],
    percent_quantity: [times(n, share), times(min, n)],
  };
  return ceilOf(larger(...table[type]));
}

test('a price is what exact fractions say, for all six types', () => {
  fc.assert(
    fc.property(calculations, amounts(), pieces(), (calculate, total, quantity) => {
      expect(servicePrice(calculate, total, quantity)).toBe(exactPrice(calculate, total, quantity));
    }),
    { numRuns: 3000 },
  );
});

test('a percent with decimals is taken exactly', () => {
  fc.assert(
    fc.property(amounts(), percents(), pieces(), (total, value, quantity) => {
      const calculate = { type: 'percent_quantity' as const, value, minValue: 0 };
      expect(servicePrice(calculate, total, quantity)).toBe(exactPrice(calculate, total, quantity));
    }),
    { numRuns: 1000 },
  );
});

test.each<[ServicePriceType, number]>([
  ['static', 11],
  ['quantity', 32],
  ['static_quantity', 132],
  ['percent', 211],
  ['static_percent', 311],
  ['percent_quantity', 632],
])('of 2 000,50 ₽, for three, at 10,52 with base 100 and least 1: %s costs %s ₽', (type, price) => {
  expect(servicePrice({ type, value: 10.52, minValue: 1, base: 100 }, 2000.5, 3)).toBe(price);
});

test.each<[ServicePriceType, number]>([
  ['static', 251],
  ['quantity', 251],
  ['static_quantity', 251],
  ['percent', 251],
  ['static_percent', 251],
  ['percent_quantity', 1002],
])('a %s of almost nothing costs its minimum of 250,50, here %s ₽ for four', (type, price) => {
  expect(servicePrice({ type, value: 0.01, minValue: 250.5 }, 10, 4)).toBe(price);
});

test('7 % of 100 ₽ are 7 ₽: no rounding up of what binary numbers add', () => {
  expect(servicePrice({ type: 'percent', value: 7, minValue: 0 }, 100, 1)).toBe(7);
});

test('a hundredth of a kopeck too much is a rouble more', () => {
  expect(servicePrice({ type: 'percent', value: 1, minValue: 0 }, 100.01, 1)).toBe(2);
});

test('the least part of a kopeck is a whole rouble', () => {
  expect(servicePrice({ type: 'percent', value: 0.0001, minValue: 0 }, 0.01, 1)).toBe(1);
});

test('a base that is left out is 0', () => {
  expect(servicePrice({ type: 'static_quantity', value: 5, minValue: 0 }, 0, 2)).toBe(10);
});

test('less than one piece costs as much as one', () => {
  expect(servicePrice({ type: 'quantity', value: 90, minValue: 0 }, 0, 0)).toBe(90);
});

test('nothing costs less than 0', () => {
  expect(servicePrice({ type: 'static', value: -5, minValue: -1 }, 0, 1)).toBe(0);
});

test('a price never falls when total or quantity grow', () => {
  fc.assert(
    fc.property(
      calculations,
      amounts(),
      amounts(),
      pieces(),
      pieces(),
      (calculate, total, more, q, extra) => {
        const price = servicePrice(calculate, total, q);
        expect(servicePrice(calculate, total + Math.ceil(more), q)).toBeGreaterThanOrEqual(price);
        expect(servicePrice(calculate, total, q + extra)).toBeGreaterThanOrEqual(price);
      },
    ),
  );
});

test('a share of more than can be counted is the most whole roubles that can', () => {
  const calculate = { type: 'percent_quantity' as const, value: 90, minValue: 0 };
  expect(servicePrice(calculate, 8_000_000_000_000, 70)).toBe(9_999_999_999_999);
});
