import type { OrdersOverview } from '@siren/domain/orders';
import { z } from 'zod';
import { cartSum, defineCall, empty, entity, id, isoDate, isoDateTime } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';

const tally = { orders: z.int().min(0), sum: cartSum };
const dayTally = { ...tally, paid: z.object(tally), cancelled: z.object(tally) };
const day = z.object({ ...dayTally, day: isoDate, hours: z.array(z.object(tally)) });

const orders = entity<OrdersOverview>()(
  z
    .object({
      today: day,
      weekAgo: day,
      soFar: z.object(dayTally),
      counts: z.record(z.string(), z.int().min(0)),
      oldest: z.object({ id, placedAt: isoDateTime }).nullable(),
      soonest: z.object({ id, until: isoDateTime }).nullable(),
    })
    .meta({ id: 'OrdersOverview' }),
);

export const overviewCalls = {
  '/api/admin/overview': defineCall({
    summary:
      'What the first screen of the admin area tells: orders of today beside a week ago, and what waits',
    needs: { all: needsOf('overview') },
    payload: empty,
    answer: z.object({
      /** When it was so; its day and its hours are those of the default region. */
      at: isoDateTime,
      timeZone: z.string(),
      /** null for whoever may not see orders. */
      orders: orders.nullable(),
    }),
    errors: [],
  }),
};
