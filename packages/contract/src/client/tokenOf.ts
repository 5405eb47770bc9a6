import type { CallPath } from '../calls/index.ts';

/** Calls that begin or end sessions: an answer of theirs that carries a token is that of a new one. */
const SESSIONS = ['/api/user/', '/api/backoffice/'];
/**
 * These only tell the token that they were answered with, which may be an old one by then: such an answer must not undo a login
 * that finished meanwhile.
 */
const TELLING = '/api/info';

/** The token to go on with after an answer: `sent` went out with the call, `current` is kept by now. */
export function tokenOf(path: CallPath, answer: unknown, sent: string, current: string): string {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return current;
  const { token } = answer;
  if (typeof token !== 'string' || token === '') return current;
  const isNew = SESSIONS.some((begin) => path.startsWith(begin));
  return isNew || (path.startsWith(TELLING) && sent === current) ? token : current;
}
