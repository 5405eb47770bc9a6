import { expect, test } from 'vitest';
import { CART_DEBOUNCE_MS } from './debounceMs.ts';

test('changes of a quantity wait for 200 ms of quiet', () => {
  expect(CART_DEBOUNCE_MS).toBe(200);
});
