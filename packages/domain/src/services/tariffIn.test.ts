import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts, calculations } from '../testing/arbitraries.ts';
import { servicePrice } from './servicePrice.ts';
import { tariffIn } from './tariffIn.ts';

const freeFrom = fc.option(amounts(), { nil: null });
const tariffs = fc.record({
  price: fc.option(amounts(), { nil: null }),
  freeFrom,
  leadDays: fc.option(fc.integer({ min: -9, max: 90 }), { nil: null }),
});

test('a city without a tariff of its own, and one that says nothing, cost what the way costs', () => {
  fc.assert(
    fc.property(calculations, amounts(), (calculate, total) => {
      const way = { calculate, leadDays: 4 };
      const nothing = { price: null, freeFrom: null, leadDays: null };
      for (const own of [undefined, nothing]) {
        const made = tariffIn(way, own);
        expect(made.leadDays).toBe(4);
        expect(servicePrice(made.calculate, total, 1)).toBe(servicePrice(calculate, total, 1));
      }
    }),
  );
});

test('below what is free a city costs its own price, from there on nothing', () => {
  fc.assert(
    fc.property(calculations, amounts(), tariffs, freeFrom, (calculate, total, own, general) => {
      const way = {
        calculate: { ...calculate, ...(general !== null && { freeFrom: general }) },
        leadDays: 4,
      };
      const made = tariffIn(way, own);
      const bound = own.freeFrom ?? general;
      const isFree = bound !== null && total >= bound;
      const full = own.price === null ? servicePrice(calculate, total, 1) : Math.ceil(own.price);
      expect(servicePrice(made.calculate, total, 1)).toBe(isFree ? 0 : full);
      expect(made.leadDays).toBe(own.leadDays ?? 4);
    }),
  );
});

test('of 5 000 roubles on it is free, a kopeck below it is not', () => {
  const own = { price: 490, freeFrom: 5_000, leadDays: null };
  const way = { calculate: { type: 'static' as const, value: 990, minValue: 0 }, leadDays: 0 };
  const { calculate } = tariffIn(way, own);
  expect([4_999.99, 5_000].map((total) => servicePrice(calculate, total, 1))).toEqual([490, 0]);
});
