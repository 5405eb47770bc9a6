import type { StaffOrderFilters } from '@siren/domain/orders';
import { fragment, joined } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { moneyCondition } from './moneyCondition.ts';

/** When a day begins in the time zone of regions `r`. */
const begins = (day: string, days: number): Fragment =>
  fragment`(${day}::timestamp + ${days}::int * interval '1 day') at time zone r.time_zone`;

const ofOrder = fragment`from regions r where r.id = o.region_id`;

/**
 * Days of placing are those of the order's region. The outer bounds, a day wider than any time zone, are what an index on the
 * time goes by. Where a day has begun in all regions, or ended in all, nobody asks for the region of each order.
 */
const placedFrom = (day: string): Fragment => fragment`o.placed_at >= ${day}::date - interval '1 day'
  and (o.placed_at >= (select max(${begins(day, 0)}) from regions r)
    or o.placed_at >= (select ${begins(day, 0)} ${ofOrder}))`;

const placedTo = (day: string): Fragment => fragment`o.placed_at < ${day}::date + interval '2 days'
  and (o.placed_at < (select min(${begins(day, 1)}) from regions r)
    or o.placed_at < (select ${begins(day, 1)} ${ofOrder}))`;

/** What is due to go back is little: it is found by the indexes that the settling goes by. */
const moneyGoesBack = fragment`o.id = any(array(
  select p.order_id from payments p where p.give_back = 'due' and p.status = 'refunded'
  union select p.order_id from refunds f join payments p on p.id = f.payment_id where f.state = 'due'))`;

/** What an order `o` has to fit for these filters of a member of staff. */
export function filterConditions(filters: StaffOrderFilters, user: number): Fragment[] {
  const { status, store, money, source, from, to, dateFrom, dateTo, kept, mine, refund } = filters;
  return [
    ...(status ? [fragment`o.status = any(${status}::text[])`] : []),
    ...(store ? [fragment`o.store_id = any(${store}::int[])`] : []),
    ...(money ? [fragment`(${joined(money.map(moneyCondition), ' or ')})`] : []),
    ...(source
      ? [fragment`o.id in (select n.order_id from order_staff n where n.source_id = any(${source}::int[]))`]
      : []),
    ...(from === undefined ? [] : [placedFrom(from)]),
    ...(to === undefined ? [] : [placedTo(to)]),
    ...(dateFrom === undefined ? [] : [fragment`o.delivery_date >= ${dateFrom}::date`]),
    ...(dateTo === undefined ? [] : [fragment`o.delivery_date <= ${dateTo}::date`]),
    ...(kept === undefined ? [] : [fragment`o.status = 'ready' and o.kept_until <= ${kept}::date`]),
    ...(refund ? [moneyGoesBack] : []),
    ...(mine ? [fragment`o.responsible_id = ${user}::int`] : []),
  ];
}
