import { expect, test } from 'vitest';
import { RESERVE_DEFAULT, reserveState } from './reserve.ts';

test('nothing is reserved at first: status 5, no date', () => {
  expect(RESERVE_DEFAULT).toEqual({ status: 5, date: null });
});

test('goods are held by any other status until its date', () => {
  const date = '2026-11-24T18:00:00+03:00';
  const end = Date.parse(date);
  expect(reserveState(RESERVE_DEFAULT, 0)).toBe('none');
  expect(reserveState({ status: 5, date }, 0)).toBe('none');
  expect(reserveState({ status: 1, date: null }, 0)).toBe('none');
  expect(reserveState({ status: 1, date }, end - 1)).toBe('held');
  expect(reserveState({ status: 1, date }, null)).toBe('held');
  expect(reserveState({ status: 1, date }, end)).toBe('ended');
});
