import { z } from 'zod';
import { defineCall, id, money } from '../call/index.ts';
import { order, shownLines, shownServices } from '../orders/index.ts';

export const paymentsCalls = {
  '/api/order/pay': defineCall({
    summary: 'Pay an order, or confirm one that is paid on receipt',
    needs: 'session',
    payload: z.object({
      id,
      payType: id,
      /** The rows that the buyer saw: where staff have changed the order since, nothing is paid. */
      expectedLines: shownLines,
      expectedServices: shownServices,
      /** What the buyer saw as still to be paid, roubles. */
      expectedOwed: money.min(0),
      /** Made once for one press of the button: the same key never starts a second payment. */
      idempotencyKey: z.uuid(),
    }),
    answer: z.object({
      order,
      /** Where the buyer pays: a path of this shop or an address of the bank; null where there is nothing to do. */
      redirect: z.string().nullable(),
    }),
    errors: [
      'order.not_found',
      'order.sign_in',
      'order.cancelled',
      'order.waiting',
      'order.too_late',
      'payment.already_paid',
      'payment.unavailable',
      'cart.pay_type_unavailable',
      'cart.total_changed',
    ],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/order/cancel': defineCall({
    summary: 'Cancel an order that is not being put together yet; what it took goes back',
    needs: 'session',
    payload: z.object({ id }),
    answer: order,
    errors: ['order.not_found', 'order.sign_in', 'order.too_late'],
    changes: 'money',
    confirm: 'staff',
  }),
};
