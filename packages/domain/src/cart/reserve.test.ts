import { expect, test } from 'vitest';
import { RESERVE_DEFAULT } from './reserve.ts';

test('nothing is reserved for a cart: status 5, no date', () => {
  expect(RESERVE_DEFAULT).toEqual({ status: 5, date: null });
});
