import { isPaper } from './paperPath.ts';
import { screensFor, staffScreens } from './staffScreens.ts';
import type { StaffArea, StaffScreen } from './staffScreens.ts';

function isOf({ path: own, records, papers }: StaffScreen, path: string): boolean {
  if (path === own) return true;
  if (!records || !path.startsWith(`${own}/`)) return false;
  const below = path.slice(own.length + 1);
  // What names no record is told as such by the screen of the records, with the way back to their list.
  return (below !== '' && !below.includes('/')) || isPaper(papers, below);
}

/**
 * Whether somebody with these permissions may open an address of an area. The address of the area itself is for everybody
 * whom the area is for; any other one must be that of a screen that they may see, of a record of it, or of its paper.
 * @param path below the address of the area, without slashes around it; empty for the area itself
 */
export function mayOpen(permissions: readonly string[], area: StaffArea, path: string): boolean {
  const seen = screensFor(permissions).filter((name) => staffScreens[name].area === area);
  if (path !== '') return seen.some((name) => isOf(staffScreens[name], path));
  return area === 'admin' ? permissions.includes('admin.access') : seen.length > 0;
}
