import { isDeepStrictEqual } from 'node:util';
import type { StoreDays } from '@siren/domain/regions';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { nearStoreDays, storeDaysColumns } from '../regions/index.ts';

/** Days of other hours of a store alone that are near or to come. */
export const readOwnDays = (db: Database, store: number, now: Date): Promise<StoreDays[]> =>
  db.query<StoreDays>(composed`
    select ${storeDaysColumns} from store_days
    where store_id = ${store}::int and ${nearStoreDays(now)} order by from_day, id`);

const hoursOf = ({ hours }: StoreDays) => hours && `${hours.opens}–${hours.closes}`;

interface OwnDaysChange {
  id: number;
  before: readonly StoreDays[];
  wish: readonly StoreDays[];
}

/** What a day has become: called the same, else on the same days; undefined where it is gone. */
function becameOf(one: StoreDays, fresh: readonly StoreDays[]): StoreDays | undefined {
  return (
    fresh.find(({ name }) => name === one.name) ??
    fresh.find(({ from, to }) => from === one.from && to === one.to)
  );
}

/** Days that are wished for, by what they were; those that are new are by themselves. */
function paired(before: readonly StoreDays[], wish: readonly StoreDays[]) {
  const without = (days: readonly StoreDays[], others: readonly StoreDays[]) =>
    days.filter((one) => !others.some((other) => isDeepStrictEqual(other, one)));
  const fresh = without(wish, before);
  const became = without(before, wish).map((one) => {
    const next = becameOf(one, fresh);
    if (next) fresh.splice(fresh.indexOf(next), 1);
    return { one, next };
  });
  return { became, fresh };
}

/**
 * Makes the days of a store those that are wished for. What is said otherwise stays the entry that it was, in its order: of two that
 * contradict the newer one counts.
 */
export async function writeOwnDays(
  { now, session }: Context,
  tx: Database,
  { id, before, wish }: OwnDaysChange,
): Promise<void> {
  const { became, fresh } = paired(before, wish);
  const by = session.user?.login ?? '';
  for (const { one, next } of became) {
    const own = fragment`id = (
      select min(id) from store_days where store_id = ${id}::int and active and name = ${one.name}
        and from_day = ${one.from}::date and coalesce(to_day, from_day) = ${one.to}::date
        and hours is not distinct from ${hoursOf(one)}::text)`;
    if (!next) await tx.query(composed`delete from store_days where ${own}`);
    else
      await tx.query(composed`
        update store_days set name = ${next.name}, from_day = ${next.from}::date,
          to_day = nullif(${next.to}::date, ${next.from}::date), hours = ${hoursOf(next)}::text,
          version = version + 1, updated_at = ${now()}, updated_by = ${by}
        where ${own}`);
  }
  for (const one of fresh)
    await tx.query(sql`
      insert into store_days (name, from_day, to_day, store_id, hours, updated_at, updated_by)
      values (${one.name}, ${one.from}, nullif(${one.to}::date, ${one.from}::date), ${id}, ${hoursOf(one)}, ${now()}, ${by})`);
}
