import type { KeptDays } from '@siren/domain/regions';
import { composed, fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

/** So long before and after today days of other hours are of use. */
const BEFORE = '2 days';
const AHEAD = '90 days';

/** First and last day, words and hours of a row of `store_days`. */
export const storeDaysColumns: Fragment = fragment`
  from_day::text as "from", coalesce(to_day, from_day)::text as "to", name,
  case when hours is not null then json_build_object(
    'opens', split_part(hours, '–', 1), 'closes', split_part(hours, '–', 2)) end as hours`;

/** Those that are not over for longer than any clock is behind. */
export const nearStoreDays = (now: Date): Fragment => fragment`
  active and coalesce(to_day, from_day) >= (${now}::timestamptz - ${BEFORE}::interval)::date`;

/** Days of other hours that are near, of all stores. */
export const readStoreDays = (db: Database, now: Date): Promise<KeptDays[]> =>
  db.query<KeptDays>(composed`
    select id, ${storeDaysColumns}, city_id as "cityId", store_id as "storeId" from store_days
    where ${nearStoreDays(now)}
      and from_day <= (${now}::timestamptz + ${AHEAD}::interval)::date
    order by id`);
