import type { ErrorKey } from '../errors/index.ts';

/** Refusals that any call may give besides its own. */
export const COMMON_ERRORS = [
  'general.bad_request',
  'general.too_large',
  'general.too_many_requests',
  // The database does not answer, or takes no changes.
  'general.unavailable',
  'user.blocked',
  // The token was an account's and is good no more: what it asks for is not given to a new guest in its place.
  'user.not_authorized',
  'user.unknown',
] as const satisfies readonly ErrorKey[];
