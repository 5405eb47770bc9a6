import { expect, test } from 'vitest';
import { ANONYMOUS_EMAIL, DEFAULT_BUYER_NAME } from './anonymousBuyer.ts';
import { emailOf } from './emailOf.ts';

test('a buyer who leaves no address gets one that is never delivered to', () => {
  expect(ANONYMOUS_EMAIL).toBe('guest@shop.invalid');
  expect(emailOf(ANONYMOUS_EMAIL)).toBe(ANONYMOUS_EMAIL);
});

test('a buyer without a name is called «Покупатель»', () => {
  expect(DEFAULT_BUYER_NAME).toBe('Покупатель');
});
