import { permissions as all } from '@siren/domain/account';
import type { Permission } from '@siren/domain/account';

const isPermission = (name: string): name is Permission => all.some((permission) => permission === name);

/** What `--permissions` names: `all`, `none`, or a list parted by commas; else the first name that is no permission. */
export function readPermissions(value: string): { permissions: readonly Permission[] } | { unknown: string } {
  if (value === 'all') return { permissions: all };
  if (value === 'none') return { permissions: [] };
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isPermission(name));
  return unknown === undefined ? { permissions: [...new Set(names.filter(isPermission))] } : { unknown };
}
