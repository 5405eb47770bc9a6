import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { callOrder, sayOfOrderCall } from './callOrder.ts';
import { changeRows, findGoods, showChange } from './change/index.ts';
import { eachOrder } from './eachOrder.ts';
import { readStaffOrder } from './readStaffOrder.ts';
import { returnOrder } from './returnOrder.ts';
import { changeSaved, saveOrder } from './saveOrder.ts';
import { changeStep, stepOrder } from './stepOrder.ts';

type Name =
  | ('get' | 'step' | 'return' | 'save' | 'steps' | 'assign')
  | ('change' | 'change-quote' | 'goods' | 'call' | 'call-result');
type Own = Extract<CallPath, `/api/admin/orders/${Name}`>;

/** Calls by which staff look at orders and work on them, with the money given back by these. */
export const createFulfilmentHandlers = (providers: readonly PaymentProvider[]): Pick<Handlers, Own> => ({
  '/api/admin/orders/get': (context, { id }) => readStaffOrder(context, id),
  '/api/admin/orders/step': (context, payload) => stepOrder(context, payload, providers),
  '/api/admin/orders/return': (context, payload) => returnOrder(context, payload, providers),
  '/api/admin/orders/change-quote': showChange,
  '/api/admin/orders/change': (context, payload) => changeRows(context, payload, providers),
  '/api/admin/orders/goods': findGoods,
  '/api/admin/orders/save': saveOrder,
  '/api/admin/orders/call': callOrder,
  '/api/admin/orders/call-result': sayOfOrderCall,
  '/api/admin/orders/steps': (context, { to, orders }) =>
    eachOrder(orders, (seen) =>
      changeStep(context, { ...seen, to, cause: null, received: false }, providers),
    ),
  '/api/admin/orders/assign': (context, { mine, orders }) =>
    eachOrder(orders, (seen) => changeSaved(context, { ...seen, mine })),
});
