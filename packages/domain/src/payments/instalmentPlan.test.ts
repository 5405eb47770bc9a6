import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumRoubles, toKopecks, toRoubles } from '../money/index.ts';
import { INSTALMENTS, instalmentPlan } from './instalmentPlan.ts';

test('twelve payments, the kopecks that are left over with the first ones', () => {
  const plan = instalmentPlan(54_990, '2026-11-21');
  expect(plan).toHaveLength(INSTALMENTS);
  expect(plan[0]).toEqual({ date: '2026-11-21', amount: 4_582.5 });
  expect(instalmentPlan(100, '2026-11-21', 3).map(({ amount }) => amount)).toEqual([33.34, 33.33, 33.33]);
});

test('a day that a month has not is its last one', () => {
  expect(instalmentPlan(4, '2027-12-31', 4).map(({ date }) => date)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ]);
});

test('nothing is paid in no parts', () => expect(instalmentPlan(0, '2026-11-21')).toEqual([]));

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the parts of any sum add up to it to the kopeck, differ by one at most, and stand a month apart', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      day,
      fc.integer({ min: 1, max: 36 }),
      (sum, start, count) => {
        const plan = instalmentPlan(toRoubles(sum), start, count);
        expect(toKopecks(sumRoubles(plan.map(({ amount }) => amount)))).toBe(sum);
        const kopecks = plan.map(({ amount }) => toKopecks(amount));
        expect(kopecks).toEqual(kopecks.toSorted((a, b) => b - a));
        expect((kopecks[0] ?? 0) - (kopecks.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(kopecks.every((part) => part > 0)).toBe(true);
        const months = plan.map(({ date }) => date.slice(0, 7));
        expect(new Set(months).size).toBe(plan.length);
      },
    ),
  );
});
