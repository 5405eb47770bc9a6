import type { CallPath } from '@siren/contract/calls';
import { readCauses, readStaffOrder, returnOrder, saveOrder, stepOrder } from '../../fulfilment/index.ts';
import type { Fulfilment } from '../../fulfilment/index.ts';
import type { Handlers } from '../../http/index.ts';
import { readOfficeOrders } from './readOfficeOrders.ts';

type Own = Extract<CallPath, `/api/backoffice/orders/${string}`>;

/** Calls by which the till works on orders: by the rules of the staff's app, for whoever works there. */
export const createOfficeOrdersHandlers = (by: Fulfilment): Pick<Handlers, Own> => ({
  '/api/backoffice/orders/list': readOfficeOrders,
  '/api/backoffice/orders/get': (context, { id }) => readStaffOrder(context, id, by),
  '/api/backoffice/orders/step': (context, payload) => stepOrder(context, payload, by),
  '/api/backoffice/orders/return': (context, payload) => returnOrder(context, payload, by),
  '/api/backoffice/orders/claim': (context, payload) => saveOrder(context, payload, by),
  '/api/backoffice/orders/cancel-causes': async ({ db }) => ({ causes: await readCauses(db) }),
});
