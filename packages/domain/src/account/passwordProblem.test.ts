import { expect, test } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './passwordProblem.ts';

test('a password has its least and its most length, in characters as one sees them', () => {
  expect(passwordProblem('')).toBe('too_short');
  expect(passwordProblem('а'.repeat(PASSWORD_MIN - 1))).toBe('too_short');
  expect(passwordProblem('🛋'.repeat(PASSWORD_MIN - 1))).toBe('too_short');
  expect(passwordProblem('а'.repeat(PASSWORD_MIN))).toBeNull();
  expect(passwordProblem('а'.repeat(PASSWORD_MAX + 1))).toBe('too_long');
});
