import type { KeptDays } from '@siren/domain/regions';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** So long before and after today days of other hours are of use. */
const BEFORE = '2 days';
const AHEAD = '90 days';

/** Days of other hours that are near, of all stores. */
export const readStoreDays = (db: Database, now: Date): Promise<KeptDays[]> =>
  db.query<KeptDays>(sql`
    select id, name, from_day::text as "from", coalesce(to_day, from_day)::text as "to",
      city_id as "cityId", store_id as "storeId",
      case when hours is not null then json_build_object(
        'opens', split_part(hours, '–', 1), 'closes', split_part(hours, '–', 2)) end as hours
    from store_days
    where active and coalesce(to_day, from_day) >= (${now}::timestamptz - ${BEFORE}::interval)::date
      and from_day <= (${now}::timestamptz + ${AHEAD}::interval)::date
    order by id`);
