import type { CallPath } from '@siren/contract/calls';
import { inRun } from '../audit/index.ts';
import type { Handlers } from '../http/index.ts';
import { countOf } from '../order-messages/index.ts';
import { eachRecord } from '../lists/index.ts';
import { readCauses } from './cancelCauses.ts';
import { callOrder, sayOfOrderCall } from './callOrder.ts';
import { changeRows, findGoods, showChange } from './change/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { messageAgain } from './messageAgain.ts';
import { readStaffOrder } from './readStaffOrder.ts';
import { returnOrder } from './returnOrder.ts';
import { changeSaved, saveOrder } from './saveOrder.ts';
import { changeStep, stepOrder } from './stepOrder.ts';

type Name =
  | ('get' | 'step' | 'return' | 'save' | 'steps' | 'assign')
  | (
      | 'change'
      | 'change-quote'
      | 'goods'
      | 'call'
      | 'call-result'
      | 'messages'
      | 'message-again'
      | 'cancel-causes'
    );
type Own = Extract<CallPath, `/api/admin/orders/${Name}`>;

/** Calls by which staff look at orders and work on them. */
export const createFulfilmentHandlers = (by: Fulfilment): Pick<Handlers, Own> => ({
  '/api/admin/orders/get': (context, { id }) => readStaffOrder(context, id, by),
  '/api/admin/orders/step': (context, payload) => stepOrder(context, payload, by),
  '/api/admin/orders/return': (context, payload) => returnOrder(context, payload, by),
  '/api/admin/orders/change-quote': showChange,
  '/api/admin/orders/change': (context, payload) => changeRows(context, payload, by),
  '/api/admin/orders/goods': findGoods,
  '/api/admin/orders/save': (context, payload) => saveOrder(context, payload, by),
  '/api/admin/orders/call': (context, payload) => callOrder(context, payload, by),
  '/api/admin/orders/call-result': (context, payload) => sayOfOrderCall(context, payload, by),
  '/api/admin/orders/message-again': (context, payload) => messageAgain(context, payload, by),
  '/api/admin/orders/messages': async ({ db }, { orders }) => ({ tells: await countOf(db, by.post, orders) }),
  '/api/admin/orders/cancel-causes': async ({ db }) => ({ causes: await readCauses(db) }),
  '/api/admin/orders/steps': (context, { to, orders, run, tell }) =>
    eachRecord(orders, (seen) =>
      changeStep(inRun(context, run), { ...seen, to, tell, cause: null, received: null }, by),
    ),
  '/api/admin/orders/assign': (context, { mine, orders, run }) =>
    eachRecord(orders, (seen) => changeSaved(inRun(context, run), { ...seen, mine })),
});
