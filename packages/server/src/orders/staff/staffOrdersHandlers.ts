import type { CallPath } from '@siren/contract/calls';
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
  '/api/admin/orders/get': (context, { id }) => readOrder(context, id),
};
