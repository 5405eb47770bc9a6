import { z } from 'zod';
import { defineCall, empty, id, text } from '../call/index.ts';
import { token, user } from './schemas.ts';

const refusals = [
  'user.already_authorized',
  'user.blocked',
  'user.invalid_credentials',
  'auth.attempts_exhausted',
] as const;

const signedIn = z.object({ user, token });
const password = z.string().min(1).max(256);

export const accountCalls = {
  '/api/user/login': defineCall({
    summary: 'Sign in by login and password; the answer carries a fresh token',
    payload: z.object({ login: text(128).min(1), password }),
    answer: signedIn,
    errors: refusals,
  }),
  '/api/user/login-by-id': defineCall({
    summary: 'Sign in by the number of the account and password',
    payload: z.object({ id, password }),
    answer: signedIn,
    errors: refusals,
  }),
  '/api/user/logout': defineCall({
    summary: 'Sign out; the answer carries the token of a new anonymous visitor',
    payload: empty,
    answer: z.object({ token }),
    errors: [],
  }),
};
