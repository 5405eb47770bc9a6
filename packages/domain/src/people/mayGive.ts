import { can } from '../account/index.ts';
import type { Permission } from '../account/index.ts';

/** Whether somebody with these permissions may give those: nobody gives what they do not have. */
export const mayGive = (own: readonly string[], given: readonly Permission[]): boolean =>
  given.every((one) => can(own, one));

/** Whether somebody with these permissions may change what an account may do, or shut it: none that may do more than they. */
export const mayChange = (own: readonly string[], theirs: readonly Permission[]): boolean =>
  mayGive(own, theirs);

export type RightsProblem = 'stronger' | 'beyond_own';

/**
 * Why somebody may not turn one set of permissions into another; null where they may. It is the same for an account, oneself
 * among them, and for a role.
 */
export function rightsProblem(
  own: readonly string[],
  before: readonly Permission[],
  after: readonly Permission[],
): RightsProblem | null {
  if (!mayChange(own, before)) return 'stronger';
  return mayGive(own, after) ? null : 'beyond_own';
}
