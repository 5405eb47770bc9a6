import type { ErrorKey } from '../errors/index.ts';
import type { Call } from './defineCall.ts';

/** Refusals that any call may give besides its own. */
const COMMON: readonly ErrorKey[] = [
  'general.bad_request',
  'general.too_large',
  'general.too_many_requests',
  // The database does not answer, or takes no changes.
  'general.unavailable',
  'user.blocked',
  // The caller is not whom the call is for, or the session of their token is over.
  'user.not_authorized',
  'user.unknown',
];

/** All that a call may refuse with. */
export function refusalsOf({ errors, confirm }: Pick<Call, 'errors' | 'confirm'>): ReadonlySet<ErrorKey> {
  return new Set([...errors, ...(confirm ? (['user.confirm_needed'] as const) : []), ...COMMON]);
}
