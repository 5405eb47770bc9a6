import { isDeepStrictEqual } from 'node:util';
import type { StoreDays } from '@siren/domain/regions';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/** Days of other hours of a store alone, but for those that are over for longer than any clock is behind. */
export const readOwnDays = (db: Database, store: number, now: Date): Promise<StoreDays[]> =>
  db.query<StoreDays>(sql`
    select from_day::text as "from", coalesce(to_day, from_day)::text as "to", name,
      case when hours is not null then json_build_object(
        'opens', split_part(hours, '–', 1), 'closes', split_part(hours, '–', 2)) end as hours
    from store_days
    where store_id = ${store} and active
      and coalesce(to_day, from_day) >= (${now}::timestamptz - interval '2 days')::date
    order by from_day, id`);

const hoursOf = ({ hours }: StoreDays) => hours && `${hours.opens}–${hours.closes}`;

/** Makes the days of a store those that are wished for. What stays keeps its place among the entries of the reference. */
export async function writeOwnDays(
  { now, session }: Context,
  tx: Database,
  { id, before, wish }: { id: number; before: readonly StoreDays[]; wish: readonly StoreDays[] },
): Promise<void> {
  const isIn = (days: readonly StoreDays[], one: StoreDays) =>
    days.some((other) => isDeepStrictEqual(other, one));
  for (const gone of before.filter((one) => !isIn(wish, one)))
    await tx.query(sql`
      delete from store_days where store_id = ${id} and active and name = ${gone.name}
        and from_day = ${gone.from}::date and coalesce(to_day, from_day) = ${gone.to}::date
        and hours is not distinct from ${hoursOf(gone)}`);
  for (const added of wish.filter((one) => !isIn(before, one)))
    await tx.query(sql`
      insert into store_days (name, from_day, to_day, store_id, hours, updated_at, updated_by)
      values (${added.name}, ${added.from}, nullif(${added.to}::date, ${added.from}::date), ${id}, ${hoursOf(added)},
        ${now()}, ${session.user?.login ?? ''})`);
}
