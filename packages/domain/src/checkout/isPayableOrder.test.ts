import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { kopecksOf } from '../testing/exact.ts';
import { isPayableOrder } from './isPayableOrder.ts';
import { payBreakdown } from './payBreakdown.ts';

const MOST = 10n ** 12n - 1n;
const FULL = { goods: 0, discount: 0, services: 0, bonus: 0, certificates: 0, toPay: 0 };

test('an order can be paid where each step of its sum fits, and the whole before balances pay of it', () => {
  fc.assert(
    fc.property(
      fc.record({
        goods: amounts(20_000_000_000),
        discount: amounts(20_000_000_000),
        services: amounts(20_000_000_000),
        bonusBalance: amounts(9_999_999_999),
        useBonus: fc.boolean(),
      }),
      (input) => {
        const { totals } = payBreakdown({ ...input, certificates: [] });
        const due = kopecksOf(totals.goods) - kopecksOf(totals.discount) + kopecksOf(totals.services);
        const fits = [...Object.values(totals).map(kopecksOf), due].every((step) => step <= MOST);
        expect(isPayableOrder(totals)).toBe(fits);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(Object.keys(FULL))('a kopeck too much in %s is too much', (step) => {
  expect(isPayableOrder({ ...FULL, [step]: 9_999_999_999.99 })).toBe(true);
  expect(isPayableOrder({ ...FULL, [step]: 10_000_000_000 })).toBe(false);
});

test.each(['bonus', 'certificates'] as const)('what a part of is paid by %s has to fit before', (by) => {
  const most = { ...FULL, goods: 9_999_999_000, services: 999.99, [by]: 700, toPay: 9_999_999_299.99 };
  expect(isPayableOrder(most)).toBe(true);
  expect(isPayableOrder({ ...most, services: 1_000, [by]: 700.01 })).toBe(false);
});
