import type { ErrorKey } from '../errors/index.ts';

/** Refusals that any call may give besides its own. */
export const COMMON_ERRORS = [
  'general.bad_request',
  'general.too_large',
  'general.too_many_requests',
  'user.blocked',
  'user.unknown',
] as const satisfies readonly ErrorKey[];
