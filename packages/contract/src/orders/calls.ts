import { PHONES_MAX } from '@siren/domain/checkout';
import { SERVICE_MIN_QUANTITY } from '@siren/domain/services';
import { z } from 'zod';
import { cartSum, defineCall, empty, id, isoDate, money, text, typed } from '../call/index.ts';
import { cartState, quantity } from '../cart/index.ts';
import {
  additionalData,
  buyerPhone,
  certificateUses,
  order,
  orderBrief,
  pickupPlan,
  repeatNote,
  SERVICES_MAX,
  shownLines,
  shownServices,
} from './schemas.ts';

/** Who buys and where it goes. The server checks what the interface asks for besides. */
const customer = z.object({
  name: text(200),
  /** A protected one stands for the phone of the account, which the server looks up itself: it never comes or goes. */
  phone: z.array(z.object({ phone: typed(32), protected: z.boolean() })).max(PHONES_MAX),
  email: typed(254),
  address: text(500),
  comment: text(2_000),
  /** The buyer does not give their name. */
  unknown: z.boolean().default(false),
  /** The order is placed for a client of the internet shop; for staff only. */
  internet: z.boolean().default(false),
});

/** Fills the form in; empty where nothing is known. Phones are protected: masked, and good for an order as they are. */
const knownBuyer = z.object({
  /** Whose it is: who is signed in, and the phone of the client where they order for one. */
  owner: z.object({ user: id.nullable(), client: z.string().nullable() }),
  name: z.string(),
  phone: z.array(buyerPhone),
  email: z.string(),
  address: z.string(),
  /** Code of the city of the cart: where that address is. */
  city: z.string(),
});
export type KnownBuyer = z.infer<typeof knownBuyer>;

const create = z.object({
  customer,
  /** Keys of the chosen services, with a quantity where their price type has one; their prices are the server's. */
  services: z
    .array(z.object({ key: text(64).min(1), quantity: quantity.min(SERVICE_MIN_QUANTITY).optional() }))
    .max(SERVICES_MAX),
  /** Code of the city. */
  city: text(64).min(1),
  /** Where the buyer fetches it: for a way of delivery that is a pickup, and only then. */
  store: id.nullable().default(null),
  payType: id,
  useBonus: z.boolean(),
  /**
   * Whose order staff see it to be: id of the client, null for none. Another one by now is refused, and so are staff who
   * leave this or the phone out: nobody knows whom they saw.
   */
  client: id.nullable().optional(),
  /** Phone of that client as app info tells it, null for none: new clients have no id to be told apart by. */
  clientPhone: typed(32).nullable().optional(),
  /** What staff add; refused from everybody else. */
  additional: additionalData.optional(),
  /**
   * The rows that the buyer saw, a piece's price before the coupon in roubles: nothing else is ever ordered. Whoever tells
   * none has seen none.
   */
  expectedLines: shownLines.default([]),
  /** The services that the buyer saw, and what each cost. Whoever tells none has seen none. */
  expectedServices: shownServices.default([]),
  /** The day that the buyer saw the delivery with; null where it was to be agreed. */
  expectedDate: isoDate.nullable().default(null),
  /** What the buyer saw the coupon take off, roubles. */
  expectedDiscount: cartSum.min(0).default(0),
  /** What the buyer saw, roubles: an order is never charged differently. */
  expectedTotal: money.min(0),
  /**
   * What of it the buyer saw paid otherwise than by money, roubles: where a balance has changed and another makes
   * up for it, or another certificate pays as much, the total stays the same, and yet more is taken of something than
   * was agreed to. Whoever tells none has seen none.
   */
  expectedUses: z
    .object({ bonus: money.min(0), certificates: certificateUses })
    .default({ bonus: 0, certificates: [] }),
  /** Code of the coupon that the buyer saw at work, in any case; null for none. Another one by now is refused. */
  expectedCoupon: typed(64).nullable().default(null),
  /** The code that was sent to the first phone, where the answer `order.proof_needed` asked for it. */
  code: typed(32).default(''),
  /** The buyer would rather wait for the staff's word than prove the phone. */
  waits: z.boolean().default(false),
  /** Made once for one press of the button: the same key never makes a second order. */
  idempotencyKey: z.uuid(),
});
export type OrderCreatePayload = z.input<typeof create>;
/** The same as the server gets it: nothing is left out. */
export type CheckedOrderPayload = z.output<typeof create>;

export const ordersCalls = {
  '/api/order/create': defineCall({
    summary: 'Order what is selected in the cart',
    needs: 'session',
    payload: create,
    answer: z.object({ id }),
    errors: [
      'cart.empty',
      'cart.item_unavailable',
      'cart.exposition_only',
      'cart.client_invalid',
      'cart.sum_too_large',
      'cart.prepayment_above_total',
      'cart.pay_type_unavailable',
      'cart.total_changed',
      'general.invalid_phone',
      'order.proof_needed',
      'order.store_unavailable',
      'order.source_gone',
      'auth.wrong_code',
      'auth.code_expired',
      'auth.attempts_exhausted',
    ],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/order/placed': defineCall({
    summary:
      'Which own order an idempotency key has made, for whoever never got the answer: waits while it is being placed, and never places one',
    needs: 'session',
    payload: create.pick({ idempotencyKey: true }),
    answer: z.object({
      /** null where there is none, or it is somebody else's. */
      id: id.nullable(),
    }),
    errors: [],
  }),
  '/api/order/pickup-stores': defineCall({
    summary:
      'Stores of the cart’s city with whether, and when, each can give what is selected in the cart: by the rule that the order goes by',
    needs: 'session',
    payload: empty,
    answer: z.object({
      /** Code of the city. */
      city: z.string(),
      /** The date it is there. */
      today: isoDate,
      /** How many offers are wanted: what is selected and can be ordered. */
      offers: z.int(),
      stores: z.array(pickupPlan),
    }),
    errors: [],
  }),
  '/api/order/buyer': defineCall({
    summary:
      'What the shop knows of whom the cart is ordered for: the client that staff found, else the user',
    needs: 'session',
    payload: empty,
    answer: knownBuyer,
    errors: [],
  }),
  '/api/order/get': defineCall({
    summary: 'One order of the buyer',
    needs: 'session',
    payload: z.object({ id }),
    answer: order,
    errors: ['order.not_found', 'order.sign_in'],
  }),
  '/api/order/list': defineCall({
    summary: 'Orders of who is signed in, the newest first',
    needs: 'user',
    payload: z.object({ page: z.int().min(1).max(10_000).default(1) }),
    answer: z.object({ items: z.array(orderBrief), total: z.int(), page: z.int(), pages: z.int() }),
    errors: [],
  }),
  '/api/order/repeat': defineCall({
    summary:
      'Put the goods of an own order into the cart again, as far as they are to be had; tells what is gone, fewer or dearer',
    needs: 'session',
    payload: z.object({ id }),
    answer: z.object({
      cart: cartState,
      /** How many goods of the order lie in the cart now. */
      found: z.int(),
      notes: z.array(repeatNote),
    }),
    errors: ['order.not_found'],
  }),
};
