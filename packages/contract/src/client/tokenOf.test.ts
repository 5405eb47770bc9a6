import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from '../calls/index.ts';
import type { CallPath } from '../calls/index.ts';
import { tokenOf } from './tokenOf.ts';

const TELLING = ['/api/info', '/api/info/set-region'];

const withToken = Object.entries(calls).flatMap(([path, { answer }]) =>
  'token' in ((answer as Partial<z.ZodObject>).shape ?? {}) ? [path as CallPath] : [],
);

test('every call whose answer carries the token of a session is known by name', () => {
  expect(withToken.toSorted()).toEqual([
    '/api/backoffice/login',
    '/api/info',
    '/api/info/set-region',
    '/api/user/change-password',
    '/api/user/end-sessions',
    '/api/user/join',
    '/api/user/login',
    '/api/user/login-by-code',
    '/api/user/login-by-factor',
    '/api/user/login-by-id',
    '/api/user/login-by-link',
    '/api/user/logout',
    '/api/user/register',
    '/api/user/take-over',
    '/api/user/turn-off-factor',
    '/api/user/turn-on-factor',
  ]);
});

test.each(withToken)('a late answer of %s undoes a newer session only where it makes one', (path) => {
  const next = tokenOf(path, { token: 'answered' }, 'sent', 'newer');
  expect(next).toBe(TELLING.includes(path) ? 'newer' : 'answered');
  expect(tokenOf(path, { token: 'answered' }, 'sent', 'sent')).toBe('answered');
});
