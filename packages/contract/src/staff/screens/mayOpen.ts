import { screensFor, staffScreens } from './staffScreens.ts';
import type { StaffArea, StaffScreen } from './staffScreens.ts';

/** Id of a record. */
const ID = /^[1-9]\d{0,9}$/;

function isOf({ path: own, records }: StaffScreen, path: string): boolean {
  if (path === own) return true;
  return records && path.startsWith(`${own}/`) && ID.test(path.slice(own.length + 1));
}

/**
 * Whether somebody with these permissions may open an address of an area. The address of the area itself is for everybody
 * whom the area is for; any other one must be that of a screen that they may see, or of a record of it.
 * @param path below the address of the area, without slashes around it; empty for the area itself
 */
export function mayOpen(permissions: readonly string[], area: StaffArea, path: string): boolean {
  const seen = screensFor(permissions).filter((name) => staffScreens[name].area === area);
  if (path !== '') return seen.some((name) => isOf(staffScreens[name], path));
  return area === 'admin' ? permissions.includes('admin.access') : seen.length > 0;
}
