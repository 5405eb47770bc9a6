import type { StaffScreenName } from '@siren/contract/staff/screens';
import { chosenOf, listStart, writeListAddress } from './list/listAddress.ts';
import type { ListFilters } from './list/listAddress.ts';
import { screenPath } from './area.tsx';

/** Address of the list of a screen, narrowed, inside of the app. */
export const listLink = (name: StaffScreenName, filters: ListFilters): string =>
  screenPath(name) + writeListAddress({ ...listStart, filters: chosenOf(filters) });
