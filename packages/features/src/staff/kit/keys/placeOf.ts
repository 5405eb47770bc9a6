import { staffScreens } from '@siren/contract/staff/screens';
import type { Place } from './shortcuts.ts';

/** What stands at an address inside of the app, where shortcuts of its own are for it. */
export function placeOf(path: string): Exclude<Place, 'everywhere' | 'review'> | null {
  const lists = Object.values(staffScreens).filter(({ records }) => records);
  const list = lists.find((screen) => path === `/${screen.path}` || path.startsWith(`/${screen.path}/`));
  if (!list) return null;
  return path === `/${list.path}` ? 'list' : 'record';
}
