import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comingDays, dayAfter, isDay, pastDays } from './dayRanges.ts';

const DAY_MS = 86_400_000;
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lengthOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

test('ranges are as long as they say, and today is the last day, or the first one', () => {
  fc.assert(
    fc.property(day, (today) => {
      for (const ranges of [pastDays(today), comingDays(today)])
        expect(ranges.map(({ from, to }) => lengthOf(from, to))).toEqual([1, 1, 7, 30]);
      expect(pastDays(today).every(({ to }) => to <= today)).toBe(true);
      expect(comingDays(today).every(({ from }) => from >= today)).toBe(true);
      for (const ranges of [pastDays(today), comingDays(today)])
        expect(ranges.filter(({ from, to }) => from <= today && today <= to)).toHaveLength(3);
    }),
  );
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days are %s', (from, count, to) => {
  expect(dayAfter(from, count)).toBe(to);
});

test('a day is one that there is', () => {
  fc.assert(
    fc.property(day, (one) => {
      expect(isDay(one)).toBe(true);
      expect(isDay(`${one} `)).toBe(false);
    }),
  );
  for (const text of ['2026-02-30', '2026-13-01', '2027-02-29', '0000-01-01', '2026-1-1', '', 'today'])
    expect({ text, is: isDay(text) }).toEqual({ text, is: false });
});
