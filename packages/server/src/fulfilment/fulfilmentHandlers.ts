import type { Handlers } from '../http/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { readStaffOrder } from './readStaffOrder.ts';
import { returnOrder } from './returnOrder.ts';
import { saveOrder } from './saveOrder.ts';
import { stepOrder } from './stepOrder.ts';

/** Calls by which staff look at an order and work on it, with the money given back by these. */
export const createFulfilmentHandlers = (
  providers: readonly PaymentProvider[],
): Pick<Handlers, `/api/admin/orders/${'get' | 'step' | 'return' | 'save'}`> => ({
  '/api/admin/orders/get': (context, { id }) => readStaffOrder(context, id),
  '/api/admin/orders/step': (context, payload) => stepOrder(context, payload, providers),
  '/api/admin/orders/return': (context, payload) => returnOrder(context, payload, providers),
  '/api/admin/orders/save': saveOrder,
});
