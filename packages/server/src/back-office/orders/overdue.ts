import { closedStatuses } from '@siren/domain/orders';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

/** Orders `o` that somebody still has to do something with. */
export const open: Fragment = fragment`o.status <> all(${[...closedStatuses, 'waiting']}::text[])`;

/** The day on which an order `o` is to be handed over, or fetched at the latest. */
export const lastDay: Fragment = fragment`case when o.status = 'ready' then o.kept_until else o.delivery_date end`;

/** The last day of an order `o` has passed where it is. */
export const overdue = (now: Date): Fragment => fragment`coalesce(
  ${lastDay} < (select (${now}::timestamptz at time zone z.time_zone)::date from regions z where z.id = o.region_id), false)`;
