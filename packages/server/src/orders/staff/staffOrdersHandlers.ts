import type { CallPath } from '@siren/contract/calls';
import { signedInUser } from '../../http/index.ts';
import type { Handlers } from '../../http/index.ts';
import { listStaffOrders } from './listStaffOrders.ts';
import { readViews } from './readViews.ts';
import { selectOrders } from './selectOrders.ts';

type Own = Extract<CallPath, `/api/admin/orders/${'list' | 'views' | 'select'}`>;

export const staffOrdersHandlers: Pick<Handlers, Own> = {
  '/api/admin/orders/list': ({ db, session }, payload) =>
    listStaffOrders(db, signedInUser(session).id, payload),
  '/api/admin/orders/views': (context) => readViews(context, signedInUser(context.session).id),
  '/api/admin/orders/select': async ({ db, session }, payload) => ({
    orders: await selectOrders(db, signedInUser(session).id, payload),
  }),
};
