import { expect, test } from 'vitest';
import { aRow } from '../testing/builders.ts';
import { canBulkToggle } from './canBulkToggle.ts';

test('all rows can be toggled at once while nothing is in flight', () => {
  expect(canBulkToggle([aRow()], [])).toBe(true);
});

test('an empty cart has nothing to toggle', () => {
  expect(canBulkToggle([], [])).toBe(false);
});

test('nothing is toggled while a change is in flight', () => {
  expect(canBulkToggle([aRow()], [1])).toBe(false);
});
