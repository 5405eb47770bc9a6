import { expect, test } from 'vitest';
import { isEmail } from './isEmail.ts';

test.each(['anna@example.com', 'a.b+c@mail.example.ru', 'почта@пример.рф', 'guest@shop.invalid'])(
  '%s reads like an address',
  (value) => {
    expect(isEmail(value)).toBe(true);
  },
);

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'a na@example.com',
  'anna@.com',
  'anna@example.',
  'anna@example..com',
  'anna@exam ple.com',
])('«%s» does not', (value) => {
  expect(isEmail(value)).toBe(false);
});

test('an address has at most 254 characters', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(243)}@example.com`)).toBe(false);
});
