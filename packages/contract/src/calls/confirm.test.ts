import { expect, test } from 'vitest';
import type { Call } from '../call/index.ts';
import { calls } from './calls.ts';

test('an account is taken over, and staff spend money, with more than a session', () => {
  const confirming = Object.fromEntries(
    Object.entries(calls as Record<string, Call>).flatMap(([path, { confirm }]) =>
      confirm ? [[path, confirm]] : [],
    ),
  );
  expect(confirming).toMatchObject({
    '/api/user/change-password': 'owner',
    '/api/user/change-contact': 'owner',
    '/api/order/create': 'staff',
    '/api/order/cancel': 'staff',
  });
});
