import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { roublesText, writtenRoubles } from './index.ts';

test.each([
  [0, '0\u00a0₽'],
  [605.4, '605,40\u00a0₽'],
  [1_020_300, '1\u00a0020\u00a0300\u00a0₽'],
])('%d roubles are «%s»', (amount, text) => {
  expect(roublesText(amount)).toBe(text);
});

test('what is written is read as the same sum', () => {
  fc.assert(
    fc.property(amounts(), (amount) => {
      expect(writtenRoubles(roublesText(amount))).toBe(amount);
    }),
  );
});
