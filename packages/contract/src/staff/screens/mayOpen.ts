import { screensFor, staffScreens } from './staffScreens.ts';
import type { StaffArea } from './staffScreens.ts';

/**
 * Whether somebody with these permissions may open an address of an area. The address of the area itself is for everybody
 * whom the area is for; any other one must be that of a screen that they may see.
 * @param path below the address of the area, without slashes around it; empty for the area itself
 */
export function mayOpen(permissions: readonly string[], area: StaffArea, path: string): boolean {
  const seen = screensFor(permissions).filter((name) => staffScreens[name].area === area);
  if (path !== '') return seen.some((name) => staffScreens[name].path === path);
  return area === 'admin' ? permissions.includes('admin.access') : seen.length > 0;
}
