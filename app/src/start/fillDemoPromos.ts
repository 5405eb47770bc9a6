import { promos, roomLook } from '@siren/demo/shop';
import type { Database } from '@siren/server/db';
import { seedPromos } from '@siren/server/db/seed';

const DAY_MS = 86_400_000;
/** Midnight where the demo is at home, Екатеринбург, before that of UTC. */
const AHEAD_MS = 5 * 3_600_000;

/** The beginning of the day that is so many days after that of `now`. */
const dayFrom = (now: Date, days: number) =>
  new Date((Math.floor((now.getTime() + AHEAD_MS) / DAY_MS) + days) * DAY_MS - AHEAD_MS);

/** Puts the demo's promos around the present day; those that ran out since the last start begin anew. */
export function fillDemoPromos(db: Database, source: string, now: Date): Promise<void> {
  const dated = promos.map(({ begunDays, lastsDays, ...promo }) => ({
    ...promo,
    startsAt: dayFrom(now, -begunDays),
    endsAt: lastsDays === null ? null : dayFrom(now, lastsDays),
  }));
  return seedPromos(db, dated, { source, lookOf: roomLook, now });
}
