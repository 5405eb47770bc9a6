import { daysOfStore } from '@siren/domain/regions';
import type { KeptDays, StoreWeek } from '@siren/domain/regions';
import type { StaffStoreRow } from '@siren/domain/stores';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Stores `s` with where they stand. */
export const storeSource: Fragment = fragment`
  stores s join cities c on c.id = s.city_id join regions r on r.id = c.region_id`;

/** What is read of a store for a row. */
export const storeColumns: Fragment = fragment`
  s.id, s.code, s.name, s.address, s.franchise, s.active, s.version, s.opens, s.closes, s.week,
  r.time_zone as "timeZone", jsonb_build_object('lat', s.lat, 'lon', s.lon) as location, jsonb_build_object('id', r.id, 'name', r.name) as region,
  jsonb_build_object('id', c.id, 'name', c.name) as city`;

export interface StoreRead extends Omit<StaffStoreRow, 'hours'> {
  opens: string;
  closes: string;
  week: StoreWeek | null;
}

/** A row with the hours that the store goes by. @param kept days of other hours, of all stores */
export function storeRowOf<Read extends StoreRead>(read: Read, kept: readonly KeptDays[]) {
  const { opens, closes, week, ...row } = read;
  const days = daysOfStore(kept, { id: row.id, cityId: row.city.id }).map(({ from, to, name, hours }) => ({
    ...{ from, to, name, hours },
  }));
  return { ...row, hours: { opens, closes, week, days } };
}
