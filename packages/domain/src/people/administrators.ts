import { can } from '../account/index.ts';
import type { Permission } from '../account/index.ts';

/** What it takes to manage accounts: without any of it the screen does not open. */
export const administratorNeeds = ['admin.access', 'users.manage'] as const satisfies Permission[];

/** What an account may do, and whether it may be entered. */
export interface Standing {
  permissions: readonly string[];
  blocked: boolean;
}

export const isAdministrator = ({ permissions, blocked }: Standing): boolean =>
  !blocked && administratorNeeds.every((one) => can(permissions, one));

/** Whether somebody can still manage accounts where they stand like this. */
export const keepsAnAdministrator = (accounts: readonly Standing[]): boolean =>
  accounts.some(isAdministrator);

/** Whether an account is the only one that can, so that it has to stay as it is. */
export function isOnlyAdministrator(id: number, accounts: readonly (Standing & { id: number })[]): boolean {
  const own = accounts.filter((one) => one.id === id);
  return keepsAnAdministrator(own) && !keepsAnAdministrator(accounts.filter((one) => one.id !== id));
}
