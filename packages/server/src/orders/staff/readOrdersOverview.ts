import { daysBeside, toConfirm, waitingViews, weekBefore } from '@siren/domain/orders';
import type { DaysOrders, OrdersOverview, PlacedOrder } from '@siren/domain/orders';
import { composed, onlyRow } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { dateIn } from '../../services/index.ts';
import { filterConditions } from './filterConditions.ts';
import { allOf } from '../../lists/index.ts';
import { moneyCondition } from './moneyCondition.ts';
import { viewCounts } from './readViews.ts';

/** Whom and when it is told, and by which clocks. */
export interface OverviewPlace {
  db: Database;
  now: Date;
  timeZone: string;
  user: number;
}

/** Orders of a day, as the list of orders has them. */
async function readPlaced({ db, user }: OverviewPlace, day: string): Promise<PlacedOrder[]> {
  const rows = await db.query<Omit<PlacedOrder, 'placedAt'> & { placedAt: Date }>(composed`
    select o.placed_at as "placedAt", o.status, o.to_pay as "toPay", 
      case when ${moneyCondition('paid')} then o.kept end as paid
    from orders o where ${allOf(filterConditions({ from: day, to: day }, user))}`);
  return rows.map((row) => ({ ...row, placedAt: row.placedAt.getTime() }));
}

async function readDays(place: OverviewPlace, today: string): Promise<DaysOrders> {
  const [ofToday, weekAgo] = await Promise.all([
    readPlaced(place, today),
    readPlaced(place, weekBefore(today)),
  ]);
  return { today: ofToday, weekAgo };
}

/**
 * What waits, and the one that has waited longest for the staff's word. Those that wait are found first (`offset 0`): a plan that
 * walks through orders from the oldest one on would pass all that are done.
 */
const readWaits = async ({ db, user }: OverviewPlace, today: string) =>
  onlyRow(
    await db.query<Pick<OrdersOverview, 'counts' | 'oldest'>>(composed`
      select ${viewCounts(waitingViews(today), user)} as counts,
        (select json_build_object('id', o.id, 'placedAt', o.placed_at)
          from (select id, placed_at from orders where status = any(${toConfirm}::text[]) offset 0) o
          order by o.placed_at, o.id limit 1) as oldest`),
  );

/** What the first screen tells of all orders. Its day is that of the default region, as the views of the list have it. */
export async function readOrdersOverview(place: OverviewPlace): Promise<Omit<OrdersOverview, 'soonest'>> {
  const now = place.now.getTime();
  const today = dateIn(0, now, place.timeZone);
  const [days, waits] = await Promise.all([readDays(place, today), readWaits(place, today)]);
  return { ...daysBeside(days, now, place.timeZone), ...waits };
}
