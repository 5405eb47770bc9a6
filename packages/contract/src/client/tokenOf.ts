import type { AnswerOf, CallPath } from '../calls/index.ts';

/** Calls whose answer carries the token of a session. */
type TokenPath = {
  [Path in CallPath]: AnswerOf<Path> extends { token: string } ? Path : never;
}[CallPath];

/**
 * Whether the call makes a new session. The others only tell the token that they were answered with, which may
 * be an old one by then: such an answer must not undo a login that finished meanwhile.
 */
const startsSession: Record<TokenPath, boolean> = {
  '/api/info': false,
  '/api/info/set-region': false,
  '/api/user/login': true,
  '/api/user/login-by-id': true,
  '/api/user/login-by-code': true,
  '/api/user/login-by-link': true,
  '/api/user/register': true,
  '/api/user/join': true,
  '/api/user/change-password': true,
  '/api/user/end-sessions': true,
  '/api/user/logout': true,
  '/api/user/take-over': true,
};

/** The token to go on with after an answer: `sent` went out with the call, `current` is kept by now. */
export function tokenOf(path: CallPath, answer: unknown, sent: string, current: string): string {
  if (!isTokenPath(path) || typeof answer !== 'object' || answer === null || !('token' in answer))
    return current;
  const { token } = answer;
  if (typeof token !== 'string' || token === '') return current;
  return startsSession[path] || sent === current ? token : current;
}

function isTokenPath(path: CallPath): path is TokenPath {
  return Object.hasOwn(startsSession, path);
}
