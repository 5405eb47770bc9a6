import { expect, test } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './passwordProblem.ts';

test('a password that is the login, phone or e-mail of its owner does not do, in any writing', () => {
  const names = ['anna-smirnova', '+79122044108', 'anna@shop.ru'];
  for (const telling of ['Anna-Smirnova', '8 (912) 204-41-08', '9122044108', 'ANNA@shop.ru'])
    expect(passwordProblem(telling, names)).toBe('telling');
  expect(passwordProblem('anna-smirnova-2', names)).toBeNull();
});

test('a password has its least and its most length, in characters as one sees them', () => {
  expect(passwordProblem('')).toBe('too_short');
  expect(passwordProblem('а'.repeat(PASSWORD_MIN - 1))).toBe('too_short');
  expect(passwordProblem('🛋'.repeat(PASSWORD_MIN - 1))).toBe('too_short');
  expect(passwordProblem('а'.repeat(PASSWORD_MIN))).toBeNull();
  expect(passwordProblem('а'.repeat(PASSWORD_MAX + 1))).toBe('too_long');
});
