import { expect, test } from 'vitest';
import { RELOAD_GUARD_MS, mayReload } from './mayReload.ts';

test('a path is reloaded at most once in 10 seconds', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(mayReload({ '/cart': 5000 }, '/cart', 14_999)).toBe(false);
  expect(mayReload({ '/cart': 5000 }, '/cart', 15_000)).toBe(true);
});

test('a path that was not reloaded yet may be, whatever became of others', () => {
  expect(mayReload({ '/cart': 5000 }, '/search', 5001)).toBe(true);
  expect(mayReload({}, 'constructor', 0)).toBe(true);
});

test('a reload at the very beginning of time counts too', () => {
  expect(mayReload({ '/cart': 0 }, '/cart', 1)).toBe(false);
});
