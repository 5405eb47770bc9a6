import { expect, test } from 'vitest';
import { TOKEN_LENGTH, isToken } from './isToken.ts';

test('a token has exactly 32 characters', () => {
  expect(TOKEN_LENGTH).toBe(32);
  expect([31, 32, 33].map((length) => isToken('a'.repeat(length)))).toEqual([false, true, false]);
});

test.each([undefined, null, 32, '', ['a'.repeat(32)], Array.from({ length: 32 }, () => 'a')])(
  '%j is no token',
  (value) => {
    expect(isToken(value)).toBe(false);
  },
);
