import type { Permission } from './entities.ts';

/** Whether somebody with these permissions may do it (behaviour account-3: membership and nothing else). */
export function can(permissions: readonly string[], permission: Permission): boolean {
  return permissions.includes(permission);
}
