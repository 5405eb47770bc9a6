import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, quantityByKey, quantityByText } from './quantity.ts';

const bounds = { min: 1, max: 20 };
const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

describe('the quantity', () => {
  it.each([
    ['ArrowUp', 6],
    ['ArrowDown', 4],
    ['PageUp', 15],
    ['PageDown', 1],
    ['Home', 1],
    ['End', 20],
    ['a', null],
  ])('of 5 becomes by %s: %s', (key, quantity) => {
    expect(quantityByKey(key, 5, bounds)).toBe(quantity);
  });

  it('has no last number when there is no greatest', () => {
    expect(quantityByKey('End', 5, { min: 1, max: Number.POSITIVE_INFINITY })).toBe(5);
  });

  it.each([
    ['7', 7],
    [' 1 2 ', 12],
    ['0', 1],
    ['999', 20],
    ['', null],
    ['-3', null],
    ['2,5', null],
    ['два', null],
  ])('typed as «%s» is %s', (text, quantity) => {
    expect(quantityByText(text, bounds)).toBe(quantity);
  });

  it('never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.integer({ min: 1, max: 20 }), (key, value) => {
        const next = quantityByKey(key, value, bounds) ?? value;
        expect(next).toBe(clampQuantity(next, bounds));
      }),
    );
  });
});
