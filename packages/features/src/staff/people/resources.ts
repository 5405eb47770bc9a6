import { personSorts } from '@siren/domain/people';
import { readIds } from '@siren/domain/lists';
import type { PersonFilters } from '@siren/domain/people';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

/** Filters that are on or off. */
export const standings = ['noFactor', 'unseen', 'invited', 'blocked'] as const;
const personFilters = [...standings, 'role'] as const;

export const FIRST_SORT = { key: personSorts[0], direction: 'descending' } as const;

function filtersOf({ role, ...chosen }: ChosenFilters): PersonFilters {
  const roles = readIds(role, 100);
  return {
    ...Object.fromEntries(standings.filter((key) => chosen[key]).map((key) => [key, true as const])),
    ...(roles.length > 0 && { role: roles }),
  };
}

/** What the address of the list may say. */
export const personRule: ListRule = {
  filters: personFilters,
  sorts: personSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

const sortOf = (sort: ListAddress['sort']) => {
  const key = personSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** The page of the list that an address names. */
export const peopleResource = ({ query, filters, sort, page }: ListAddress) =>
  resource('/api/admin/users/list', { query, filters: filtersOf(filters), sort: sortOf(sort), page });

/** One of the staff. */
export const personResource = (id: number) => resource('/api/admin/users/get', { id });

/** Those who are invited and have not come yet. */
export const invitationsResource = resource('/api/admin/users/invitations', {});

export const bindableStoresResource = resource('/api/admin/users/stores', {});

export const rolesResource = resource('/api/admin/users/roles', {});
