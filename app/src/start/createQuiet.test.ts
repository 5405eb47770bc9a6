import { expect, test } from 'vitest';
import { createQuiet } from './createQuiet.ts';

test('a kind is told once a minute, with how many were not told since', () => {
  let now = 0;
  const quiet = createQuiet(() => now);
  expect([quiet('gone'), quiet('gone'), quiet('gone')]).toEqual([{ more: 0 }, null, null]);
  expect(quiet('slow')).toEqual({ more: 0 });
  now = 59_999;
  expect(quiet('gone')).toBeNull();
  now = 60_000;
  expect(quiet('gone')).toEqual({ more: 3 });
  now = 120_000;
  expect(quiet('gone')).toEqual({ more: 0 });
});
