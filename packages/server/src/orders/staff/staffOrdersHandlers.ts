import type { CallPath } from '@siren/contract/calls';
import { onlyRow, sql } from '../../db/index.ts';
import { signedInUser } from '../../http/index.ts';
import type { Handlers } from '../../http/index.ts';
import { readOrder } from '../readOrder.ts';
import { listStaffOrders } from './listStaffOrders.ts';
import { readViews } from './readViews.ts';

type StaffOrdersPath = Extract<CallPath, `/api/admin/orders/${string}`>;

export const staffOrdersHandlers: Pick<Handlers, StaffOrdersPath> = {
  '/api/admin/orders/list': ({ db, session }, payload) =>
    listStaffOrders(db, signedInUser(session).id, payload),
  '/api/admin/orders/views': (context) => readViews(context, signedInUser(context.session).id),
  async '/api/admin/orders/get'(context, { id }) {
    const order = await readOrder(context, id);
    const { timeZone } = onlyRow(
      await context.db.query<{ timeZone: string }>(sql`
        select r.time_zone as "timeZone" from orders o join regions r on r.id = o.region_id where o.id = ${id}`),
    );
    return { order, timeZone };
  },
};
