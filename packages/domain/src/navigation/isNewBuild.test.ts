import { expect, test } from 'vitest';
import { BUILD_POLL_MS, isNewBuild } from './isNewBuild.ts';

test('the latest build is asked for once an hour', () => {
  expect(BUILD_POLL_MS).toBe(60 * 60 * 1000);
});

test('another build than the running one is new; the same or an unknown one is not', () => {
  expect(isNewBuild('a', 'b')).toBe(true);
  expect(isNewBuild('a', 'a')).toBe(false);
  expect(isNewBuild('a', null)).toBe(false);
});
