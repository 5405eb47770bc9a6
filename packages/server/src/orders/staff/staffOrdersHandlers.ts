import { signedInUser } from '../../http/index.ts';
import type { Handlers } from '../../http/index.ts';
import { listStaffOrders } from './listStaffOrders.ts';
import { readViews } from './readViews.ts';

export const staffOrdersHandlers: Pick<Handlers, '/api/admin/orders/list' | '/api/admin/orders/views'> = {
  '/api/admin/orders/list': ({ db, session }, payload) =>
    listStaffOrders(db, signedInUser(session).id, payload),
  '/api/admin/orders/views': (context) => readViews(context, signedInUser(context.session).id),
};
