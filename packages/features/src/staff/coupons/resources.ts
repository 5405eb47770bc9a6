import { exportAddress } from '@siren/contract/exports';
import { couponSorts, couponStates, couponTypes } from '@siren/domain/coupons';
import type { CouponFilters } from '@siren/domain/coupons';
import type { ExportFormat } from '@siren/domain/exports';
import { knownIn, readIds } from '@siren/domain/lists';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf(chosen: ChosenFilters): CouponFilters {
  const lists = {
    state: knownIn(chosen['state'], couponStates),
    type: knownIn(chosen['type'], couponTypes),
    series: readIds(chosen['series'], 1),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0));
}

/** What the address of the list may say. */
export const couponRule: ListRule = {
  filters: ['state', 'type', 'series'],
  sorts: couponSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: couponSorts[0], direction: 'descending' } as const;

const sortOf = (sort: ListAddress['sort']) => {
  const key = couponSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const couponsResource = (address: ListAddress) =>
  resource('/api/admin/coupons/list', { ...askedBy(address), page: address.page });

/** All its pages as a file. */
export const couponsFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('coupons', format, askedBy(address));

export const choicesResource = resource('/api/admin/coupons/choices', {});
export const couponResource = (id: number) => resource('/api/admin/coupons/get', { id });

/** Whether a key of the cache is of what is read of coupons. */
export const isOfCoupons = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api\/admin\/coupons\/(?:list|get) /u.test(key);
