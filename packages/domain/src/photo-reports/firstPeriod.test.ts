import { expect, test } from 'vitest';
import { firstPeriod } from './firstPeriod.ts';

test.each([
  ['the present month', ['2027-05', '2026-11', '2026-10'], '2026-11'],
  ['the last one before it', ['2027-05', '2026-09', '2026-10'], '2026-10'],
  ['the next one', ['2027-05', '2026-12'], '2026-12'],
  ['none', [], null],
])('a board opens on %s', (_what, periods, first) => {
  expect(firstPeriod(periods, '2026-11')).toBe(first);
});
