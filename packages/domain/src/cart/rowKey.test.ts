import { expect, test } from 'vitest';
import { rowKey } from './rowKey.ts';

test('a row is keyed by offer and price', () => {
  expect(rowKey(42, 1490.5)).toBe('42:1490.5');
});
