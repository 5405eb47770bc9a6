import { expect, test } from 'vitest';
import { PRELOAD_CONCURRENCY } from './preloadConcurrency.ts';

test('five routes are loaded ahead at a time', () => {
  expect(PRELOAD_CONCURRENCY).toBe(5);
});
