import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './readAmount.ts';

test.each([
  ['sum', '1 234,50', 1_234.5],
  ['sum', '1234.5', 1_234.5],
  ['sum', '500 ₽', 500],
  ['percent', '7', 7],
  ['percent', '7,5 %', 7.5],
  ['percent', '12.25%', 12.25],
] as const)('%s «%s» is %d', (unit, typed, amount) => {
  expect(readAmount(typed, unit)).toEqual({ amount, problem: null });
});

test.each([
  ['sum', '1.234', 'ambiguous'],
  ['sum', '1,234 ₽', 'ambiguous'],
  ['percent', '1.234', 'ambiguous'],
  ['sum', ' ', 'empty'],
  ['sum', '-5', 'unread'],
  ['sum', 'сто', 'unread'],
  ['percent', '5 ₽', 'unread'],
  ['sum', '0,00', 'zero'],
  ['percent', '1000,01', 'much'],
  ['sum', '10 000 000 000', 'much'],
] as const)('%s «%s» is none: %s', (unit, typed, problem) => {
  expect(readAmount(typed, unit)).toEqual({ amount: null, problem });
});

test('whatever is typed, an amount is above nothing and has whole kopecks', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d .,%₽]{1,12}$/u));
  fc.assert(
    fc.property(typed, fc.constantFrom('percent' as const, 'sum' as const), (text, unit) => {
      const { amount } = readAmount(text, unit);
      if (amount === null) return;
      expect(amount).toBeGreaterThan(0);
      expect(Math.round(amount * 100) / 100).toBe(amount);
    }),
    { numRuns: 1_000 },
  );
});
