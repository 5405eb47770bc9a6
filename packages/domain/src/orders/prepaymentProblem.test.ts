import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepaymentProblem, prepaymentTotal } from './prepaymentProblem.ts';

const TAKEN = [1, 2, 3];
const problem = (prepayment: Record<string, number>, toPay: number) =>
  prepaymentProblem(prepayment, { payTypes: TAKEN, toPay });

describe('a prepayment', () => {
  test('may be none, some or all of what is to pay', () => {
    expect([problem({}, 0), problem({ 1: 100 }, 500), problem({ 1: 100.1, 2: 399.9 }, 500)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    [{ 1: 500.01 }, 'above_total'],
    [{ 1: 250, 2: 250.01 }, 'above_total'],
    [{ 9: 10 }, 'pay_type'],
    [{ 1: -1 }, 'invalid'],
    [{ 1: 0.001 }, 'invalid'],
    [{ 1: Number.NaN }, 'invalid'],
  ])('%j of 500 roubles is refused: %s', (prepayment, expected) => {
    expect(problem(prepayment, 500)).toBe(expected);
  });

  test('is never lost in fractions: any split of the sum is fine, and a kopeck more never is', () => {
    const kopecks = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.tuple(kopecks, kopecks, kopecks), ([a, b, c]) => {
        const prepayment = { 1: a / 100, 2: b / 100, 3: c / 100 };
        const toPay = (a + b + c) / 100;
        expect(prepaymentTotal(prepayment)).toBe(toPay);
        expect(problem(prepayment, toPay)).toBeNull();
        if (a + b + c > 0) expect(problem(prepayment, (a + b + c - 1) / 100)).toBe('above_total');
      }),
    );
  });
});
