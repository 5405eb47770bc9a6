import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, limitOf, quantityByKey, quantityByText } from './quantity.ts';

const bounds = { min: 1, max: 20 };
const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

describe('the quantity', () => {
  it.each([
    ['ArrowUp', 6],
    ['ArrowDown', 4],
    ['PageUp', 15],
    ['PageDown', -5],
    ['Home', 1],
    ['End', 20],
    ['a', null],
  ])('of 5 is wanted by %s to be %s', (key, quantity) => {
    expect(quantityByKey(key, 5, bounds)).toBe(quantity);
  });

  it('has no last number when there is no greatest', () => {
    expect(quantityByKey('End', 5, { min: 1, max: Number.POSITIVE_INFINITY })).toBe(5);
  });

  it.each([
    ['7', 7],
    [' 1 2 ', 12],
    ['0', 0],
    ['999', 999],
    ['', null],
    ['-3', null],
    ['\u200b1\u202f000\u2069', 1000],
    ['2,5', null],
    ['два', null],
  ])('typed as «%s» is %s', (text, quantity) => {
    expect(quantityByText(text)).toBe(quantity);
  });

  it.each([
    [0, 1, 'min'],
    [1, 1, null],
    [20, 20, null],
    [21, 20, 'max'],
    [2.4, 2, null],
    [Number.NaN, 1, null],
    [Number.POSITIVE_INFINITY, 20, 'max'],
  ])('wanted as %d becomes %d, stopped by %s', (wanted, quantity, limit) => {
    expect(clampQuantity(wanted, bounds)).toBe(quantity);
    expect(limitOf(wanted, bounds)).toBe(limit);
  });

  it('never leaves its bounds, and says so where it wanted to', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.integer({ min: 1, max: 20 }), (key, value) => {
        const wanted = quantityByKey(key, value, bounds)!;
        const next = clampQuantity(wanted, bounds);
        expect(next >= bounds.min && next <= bounds.max).toBe(true);
        expect(limitOf(wanted, bounds) === null).toBe(next === wanted);
      }),
    );
  });
});
