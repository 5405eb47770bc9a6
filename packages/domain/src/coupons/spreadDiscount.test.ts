import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadDiscount } from './spreadDiscount.ts';

const shares = fc.array(
  fc.record({ price: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 30 }) }),
  { maxLength: 8 },
);
const spentOf = (lines: { quantity: number }[], off: number[]) =>
  lines.reduce((sum, { quantity }, at) => sum + (off[at] ?? NaN) * quantity, 0);
const sumOf = (lines: { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

test('no piece is cheaper than 0 and no more comes off than was promised', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 3_000_000 }), (lines, discount) => {
      const off = spreadDiscount(lines, discount);
      expect(off).toHaveLength(lines.length);
      expect(
        off.every((less, at) => Number.isInteger(less) && less >= 0 && less <= (lines[at]?.price ?? 0)),
      ).toBe(true);
      expect(spentOf(lines, off)).toBeLessThanOrEqual(discount);
    }),
    { numRuns: 500 },
  );
});

test('what stays unspent is less than the pieces of any line that could still take it', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 3_000_000 }), (lines, discount) => {
      const off = spreadDiscount(lines, discount);
      const left = discount - spentOf(lines, off);
      lines.forEach(({ price, quantity }, at) => {
        expect(price === off[at] || left < quantity).toBe(true);
      });
    }),
    { numRuns: 500 },
  );
});

test('single pieces share a discount by the method of largest remainders', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100_000 }), (list, wanted) => {
      const sum = list.reduce((total, price) => total + price, 0);
      const discount = Math.min(wanted, sum);
      const exact = list.map((price) => BigInt(discount) * BigInt(price));
      const floors = exact.map((share) => Number(share / BigInt(sum)));
      const left = discount - floors.reduce((total, share) => total + share, 0);
      const order = [...list.keys()].sort(
        (a, b) => Number((exact[b] ?? 0n) % BigInt(sum)) - Number((exact[a] ?? 0n) % BigInt(sum)) || a - b,
      );
      const lucky = new Set(order.slice(0, left));
      const off = spreadDiscount(
        list.map((price) => ({ price, quantity: 1 })),
        wanted,
      );
      expect(off).toEqual(floors.map((share, at) => share + (lucky.has(at) ? 1 : 0)));
    }),
    { numRuns: 500 },
  );
});

test('a line gets its share of the discount, give or take the roubles that do not divide', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 1_000_000 }), (lines, wanted) => {
      const sum = sumOf(lines);
      const discount = Math.min(wanted, sum);
      const all = lines.reduce((total, { quantity }) => total + quantity, 0);
      spreadDiscount(lines, wanted).forEach((less, at) => {
        const price = lines[at]?.price ?? 0;
        const fair = sum === 0 ? 0 : Math.floor((discount * price) / sum);
        expect(less).toBeGreaterThanOrEqual(fair - 1);
        expect(less).toBeLessThanOrEqual(fair + 1 + all);
      });
    }),
  );
});

test('a discount of everything and more makes everything free', () => {
  const lines = [
    { price: 333, quantity: 3 },
    { price: 1, quantity: 7 },
  ];
  expect(spreadDiscount(lines, 1006)).toEqual([333, 1]);
  expect(spreadDiscount(lines, 5000)).toEqual([333, 1]);
});

test('a hundred and one roubles on 3 at 100 and 1 at 200 are spent to the last one', () => {
  const off = spreadDiscount(
    [
      { price: 100, quantity: 3 },
      { price: 200, quantity: 1 },
    ],
    101,
  );
  expect(off).toEqual([20, 41]);
});

test('the larger remainder gets its rouble first, the earlier line where they are equal', () => {
  const one = (price: number) => ({ price, quantity: 1 });
  expect(spreadDiscount([one(1), one(2)], 1)).toEqual([0, 1]);
  expect(spreadDiscount([one(5), one(5)], 1)).toEqual([1, 0]);
});

test('goods for nothing take nothing', () => {
  expect(spreadDiscount([{ price: 0, quantity: 2 }], 100)).toEqual([0]);
  expect(spreadDiscount([], 100)).toEqual([]);
});
