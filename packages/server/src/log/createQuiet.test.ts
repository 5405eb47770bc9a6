import { expect, test } from 'vitest';
import { createQuiet } from './createQuiet.ts';

test('a kind is told once a minute, with how many were not told since', () => {
  let now = 0;
  const quiet = createQuiet(() => now);
  expect([quiet('gone'), quiet('gone'), quiet('gone')]).toEqual(['', null, null]);
  expect(quiet('slow')).toBe('');
  now = 59_999;
  expect(quiet('gone')).toBeNull();
  now = 60_000;
  expect(quiet('gone')).toBe(' (3 more in the last minute)');
  now = 120_000;
  expect(quiet('gone')).toBe('');
});
