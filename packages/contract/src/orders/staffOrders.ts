import type { StaffOrderRow } from '@siren/domain/orders';
import { handMeans, moneyStates, orderStatusCodes, staffOrderSorts } from '@siren/domain/orders';
import { returnCauses } from '@siren/domain/returns';
import { z } from 'zod';
import { cartSum, defineCall, empty, entity, id, isoDate, isoDateTime, money, text } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import { tell } from './orderMessages.ts';
import { seenOrder } from './seenOrder.ts';
import { named, returnedRow, staffOrder } from './staffOrder.ts';
import { staffOrderFilters } from './staffOrderFilters.ts';

/** What a row of a list of orders tells. */
export const staffOrderRowShape = {
  id,
  version: z.int().min(0),
  number: z.string(),
  placedAt: isoDateTime,
  timeZone: z.string(),
  status: z.object({ code: z.enum(orderStatusCodes), name: z.string() }),
  customer: z.string(),
  goods: z.object({ first: z.string(), pieces: z.int().min(0), more: z.int().min(0) }),
  store: named.nullable(),
  city: z.string(),
  date: isoDate.nullable(),
  toPay: money,
  money: z.enum(moneyStates),
  responsible: named.nullable(),
};

const row = entity<StaffOrderRow>()(z.object(staffOrderRowShape).meta({ id: 'StaffOrderRow' }));

const list = defineList({
  row,
  filters: staffOrderFilters,
  sorts: staffOrderSorts,
  // All orders together may come to more than one of them holds.
  sums: { toPay: cartSum },
});

/** A step of an order, wherever staff take it from. */
export const stepOfOrder = {
  payload: seenOrder.extend({
    to: z.enum(orderStatusCodes),
    /** Id of why it is cancelled, among `/api/admin/orders/cancel-causes`; for that, and only for that. */
    cause: id.nullable().default(null),
    /** Whoever hands it over says how the money came that was due; null where they took none. */
    received: z.enum(handMeans).nullable().default(null),
    tell,
  }),
  answer: staffOrder,
  errors: [
    'order.not_found',
    'order.step_not_allowed',
    'order.unpaid',
    'order.lacking',
    'order.cause_gone',
    'general.conflict',
  ],
  changes: 'money',
  confirm: 'staff',
} as const;

/** A return of an order, wherever staff make it. */
export const returnOfOrder = {
  payload: seenOrder.extend({
    /** Rows by their place among the lines of the order. */
    goods: z.array(returnedRow).max(1_000),
    /** Services by their place among those of the order. */
    services: z.array(z.int().min(0).max(10_000)).max(1_000),
    cause: z.enum(returnCauses),
    /** Where the goods go; null where they are written off. */
    store: id.nullable(),
    idempotencyKey: z.uuid(),
    tell,
  }),
  answer: staffOrder,
  errors: [
    'order.not_found',
    'order.step_not_allowed',
    'order.return_too_late',
    'order.return_too_much',
    'order.other_store',
    'general.conflict',
  ],
  changes: 'money',
  confirm: 'staff',
} as const;

const needs = { all: needsOf('orders') };

export const staffOrdersCalls = {
  '/api/admin/orders/list': defineCall({
    summary: 'Orders of everybody, narrowed, in an order, with how many there are and what they come to',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/orders/views': defineCall({
    summary:
      'How many orders each view has that everybody has, the stores that orders are fetched from, and where they come from',
    needs,
    payload: empty,
    answer: z.object({
      /** Day that the views go by, in the time zone of the default region. */
      today: isoDate,
      counts: z.record(z.string(), z.int().min(0)),
      stores: z.array(named),
      /** Sources that orders have, in the order of the staff; those that are switched off, too. */
      sources: z.array(named),
    }),
    errors: [],
  }),
  '/api/admin/orders/get': defineCall({
    summary: 'Anybody’s order; that it was looked at is recorded',
    needs,
    payload: z.object({ id }),
    answer: staffOrder,
    errors: ['order.not_found'],
  }),
  '/api/admin/orders/step': defineCall({
    summary:
      'Take an order a step further, back, or out of the way; one that stands there already is answered as it is. Refused with the present order where it has changed since it was seen, or the step leads nowhere',
    needs,
    ...stepOfOrder,
  }),
  '/api/admin/orders/return': defineCall({
    summary:
      'Take back rows of an order that was handed over, or services of it: goods go to a store or are written off, and what they were sold for goes back the way it was paid',
    needs,
    ...returnOfOrder,
  }),
  '/api/admin/orders/save': defineCall({
    summary: 'Change what staff note about an order, or who looks after it. What is left out stays',
    needs,
    payload: seenOrder.extend({
      note: text(2_000).optional(),
      /** Oneself; or oneself no more, which leaves the claim of anybody else as it is. */
      mine: z.boolean().optional(),
    }),
    answer: staffOrder,
    errors: ['order.not_found', 'general.conflict'],
  }),
};
