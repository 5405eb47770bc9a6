import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { z } from 'zod';
import { defineCall, id, money, typed } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';
import { tell } from './orderMessages.ts';
import { orderTotals, shownServices } from './schemas.ts';
import { seenOrder } from './seenOrder.ts';
import { staffOrder } from './staffOrder.ts';

const pieces = z.int().min(1).max(9_999);
const place = z.int().min(0).max(10_000);

/** How the order is to be. */
const wish = {
  /** Rows by their place among the lines of the order; one that is left out stays, none of it takes it out. */
  rows: z.array(z.object({ row: place, quantity: z.int().min(0).max(9_999) })).max(1_000),
  added: z.array(z.object({ offer: id, quantity: pieces })).max(500),
  /** All services that it is to have. */
  services: z.array(z.object({ key: z.string().max(200), quantity: pieces })).max(100),
};

const line = z.object({
  /** Its place in the order as it is; null for one that comes to it. */
  row: place.nullable(),
  offer: id,
  name: z.string(),
  options: z.string(),
  article: z.string(),
  quantity: z.int(),
  finalPrice: money,
});

const service = z.object({
  key: z.string(),
  name: z.string(),
  group: z.string(),
  /** Whether its price goes by a quantity. */
  counted: z.boolean(),
  /** What it costs with the order as it would be, at its quantity or at one. */
  price: money,
  /** null where it is not chosen. */
  quantity: pieces.nullable(),
});

const needs = { all: needsOf('orders') };

/** Rows and services of an order that staff change. */
export const orderChangesCalls = {
  '/api/admin/orders/change-quote': defineCall({
    summary:
      'What an order would come to with other rows and services, and what would be paid or go back; changes nothing',
    needs,
    payload: z.object({ id, ...wish }),
    answer: z.object({
      lines: z.array(line),
      /** All that it may have besides the way it is delivered. */
      services: z.array(service),
      totals: orderTotals,
      /** Roubles that the shop has of it, that would be still to come, and that would go back. */
      kept: money,
      owed: money,
      back: z.object({ money, bonus: money, certificates: money }),
      /** What of the goods is not to be had, a line each. */
      problems: z.array(z.string()),
    }),
    errors: ['order.not_found', 'order.step_not_allowed', 'cart.sum_too_large'],
  }),
  '/api/admin/orders/change': defineCall({
    summary:
      'Change rows and services of an order that nobody puts together yet: rows keep their price, what comes to it costs what it does today, and the difference is paid, goes back or waits',
    needs,
    payload: seenOrder.extend({
      ...wish,
      /** What the order was shown to come to then, roubles, and of what: its rows, and the services beside its delivery. */
      expectedTotal: money,
      expectedLines: z.array(line.pick({ offer: true, quantity: true, finalPrice: true })).max(1_500),
      expectedServices: shownServices,
      idempotencyKey: z.uuid(),
      tell,
    }),
    answer: staffOrder,
    errors: [
      'order.not_found',
      'order.step_not_allowed',
      'order.nothing_left',
      'order.goods_gone',
      'order.sum_changed',
      'cart.sum_too_large',
      'general.conflict',
    ],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/orders/goods': defineCall({
    summary: 'Goods that may come to an order, by their code or words of their name: what its region sells',
    needs,
    payload: z.object({ id, query: typed(MAX_QUERY_LENGTH) }),
    answer: z.object({
      goods: z.array(
        z.object({
          offer: id,
          name: z.string(),
          options: z.string(),
          article: z.string(),
          price: money,
          /** Pieces in all stores of the region. */
          left: z.int().min(0),
        }),
      ),
    }),
    errors: ['order.not_found'],
  }),
};
