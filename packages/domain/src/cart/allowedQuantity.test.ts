import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOffer } from '../testing/builders.ts';
import { allowedQuantity } from './allowedQuantity.ts';

const stocked = (quantity: number) => anOffer({ stock: { status: 'in_stock', quantity } });
const upTo20 = fc.nat({ max: 20 });

test('a row can be lowered to anything, above stock too', () => {
  fc.assert(
    fc.property(upTo20, upTo20, upTo20, (stock, current, less) => {
      fc.pre(less <= current);
      expect(allowedQuantity(stocked(stock), current, less)).toBe(less);
    }),
  );
});

test('a row within stock is raised as far as stock reaches and no further', () => {
  fc.assert(
    fc.property(upTo20, upTo20, upTo20, (stock, current, more) => {
      fc.pre(current <= stock && more > current);
      expect(allowedQuantity(stocked(stock), current, more)).toBe(more > stock ? stock : more);
    }),
  );
});

test('a row above stock is never raised', () => {
  fc.assert(
    fc.property(upTo20, upTo20, upTo20, (stock, current, more) => {
      fc.pre(current > stock && more > current);
      expect(allowedQuantity(stocked(stock), current, more)).toBe(current);
    }),
  );
});

test('less than nothing is nothing, and parts of a piece do not count', () => {
  expect(allowedQuantity(stocked(9), 3, -1)).toBe(0);
  expect(allowedQuantity(stocked(9), 3, 4.8)).toBe(4);
});
