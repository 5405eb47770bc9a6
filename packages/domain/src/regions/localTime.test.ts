import { expect, test } from 'vitest';
import { localTime } from './localTime.ts';

const NEW_YEAR = Date.parse('2030-12-31T21:05:00Z');

test('a moment has the date and the time of its time zone', () => {
  expect(localTime(NEW_YEAR, 'Europe/Moscow')).toEqual({ year: 2031, month: 1, day: 1, minutes: 5 });
  expect(localTime(NEW_YEAR, 'Europe/Kaliningrad')).toEqual({
    year: 2030,
    month: 12,
    day: 31,
    minutes: 1385,
  });
});

test('an unknown time zone is refused', () => {
  expect(() => localTime(NEW_YEAR, 'Europe/Lilac')).toThrow(RangeError);
});
