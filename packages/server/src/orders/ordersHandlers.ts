import type { CallPath } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { Handlers } from '../http/index.ts';
import { createOrder } from './createOrder.ts';
import { knownBuyer } from './knownBuyer.ts';
import { listOrders } from './listOrders.ts';
import { pickupStores } from './pickupStores.ts';
import { placedUnder } from './placedUnder.ts';
import { readOrder } from './readOrder.ts';
import { repeatOrder } from './repeatOrder.ts';

/** Paying and cancelling are calls of payments. */
type OrderPath = Exclude<Extract<CallPath, `/api/order/${string}`>, '/api/order/pay' | '/api/order/cancel'>;

/** @param sendsCodes whether the shop can send a code that proves a phone */
export const createOrdersHandlers = ({ sendsCodes }: { sendsCodes: boolean }): Pick<Handlers, OrderPath> => ({
  '/api/order/create': (context, payload) => createOrder(context, payload, { sendsCodes }),
  async '/api/order/placed'({ db, session }, { idempotencyKey }) {
    const placed = await db.transaction((inside) => placedUnder(inside, idempotencyKey, session));
    return { id: placed?.own ? placed.id : null };
  },
  '/api/order/pickup-stores': pickupStores,
  '/api/order/buyer': knownBuyer,
  '/api/order/get': (context, { id }) => readOrder(context, id),
  async '/api/order/list'({ db, session }, { page }) {
    if (!session.user) throw refusal('user.not_authorized');
    return listOrders(db, session.user.id, page);
  },
  '/api/order/repeat': (context, { id }) => repeatOrder(context, id),
});
