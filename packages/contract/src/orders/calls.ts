import { z } from 'zod';
import { defineCall, id, money, text } from '../call/index.ts';
import { order } from './schemas.ts';

/** Who buys and where it goes. The server checks what the interface asks for besides. */
const customer = z.object({
  name: text(200),
  phone: text(32).min(1),
  email: text(254),
  address: text(500),
  comment: text(2_000),
});

const create = z.object({
  customer,
  /** Keys and quantities of the chosen services; their prices are the server's. */
  services: z.array(z.object({ key: text(64).min(1), quantity: z.int().min(1).max(9_999) })).max(50),
  /** Code of the city. */
  city: text(64).min(1),
  payType: id,
  useBonus: z.boolean(),
  /** What the buyer saw, roubles: an order is never charged differently. */
  expectedTotal: money.min(0),
  /** Made once for one press of the button: the same key never makes a second order. */
  idempotencyKey: z.uuid(),
});
export type OrderCreatePayload = z.infer<typeof create>;

export const ordersCalls = {
  '/api/order/create': defineCall({
    summary: 'Order what is selected in the cart',
    payload: create,
    answer: z.object({ id }),
    errors: [
      'cart.empty',
      'cart.item_unavailable',
      'cart.exposition_only',
      'cart.pay_type_unavailable',
      'cart.total_changed',
      'general.invalid_phone',
    ],
  }),
  '/api/order/get': defineCall({
    summary: 'One order of the buyer',
    payload: z.object({ id }),
    answer: order,
    errors: ['order.not_found'],
  }),
};
