import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { createOrder } from './createOrder.ts';
import { knownBuyer } from './knownBuyer.ts';
import { readOrder } from './readOrder.ts';

type OrderPath = Extract<CallPath, `/api/order/${string}`>;

export const ordersHandlers: Pick<Handlers, OrderPath> = {
  '/api/order/create': createOrder,
  '/api/order/buyer': knownBuyer,
  '/api/order/get': ({ db, session }, { id }) => readOrder(db, id, session),
};
