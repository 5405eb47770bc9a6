import type { Permission } from '@siren/domain/account';
import { OFFICE_ORDERS_MAX, officeViews } from '@siren/domain/back-office';
import { QUERY_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, empty, id, typed } from '../call/index.ts';
import {
  cancelCausesAnswer,
  named,
  returnOfOrder,
  seenOrder,
  staffOrder,
  staffOrderRowShape,
  stepOfOrder,
} from '../orders/index.ts';

const needs: readonly Permission[] = ['backoffice.access'];

const row = z
  .object({
    ...staffOrderRowShape,
    /** The day on which it was to be handed over, or fetched at the latest, has passed where it is. */
    overdue: z.boolean(),
  })
  .meta({ id: 'OfficeOrder' });

/** Orders as the till works on them. */
export const officeOrderCalls = {
  '/api/backoffice/orders/list': defineCall({
    summary:
      'Orders to work on, those first whose day has passed; or, by a number, a phone, a name or the code of an order that is ready, ' +
      `any orders. At most ${OFFICE_ORDERS_MAX}`,
    needs,
    payload: z.object({
      query: typed(QUERY_MAX).default(''),
      view: z.enum(officeViews).default('all'),
      /** Store that they are fetched from; null for all orders. */
      store: id.nullable().default(null),
    }),
    answer: z.object({
      rows: z.array(row).max(OFFICE_ORDERS_MAX),
      /** How many there are, whatever of them is told. */
      total: z.int().min(0),
      /** How many orders to work on each view has. */
      counts: z.record(z.enum(officeViews), z.int().min(0)),
      stores: z.array(named),
    }),
    errors: [],
  }),
  '/api/backoffice/orders/get': defineCall({
    summary: 'An order with all that was done with it; that it was looked at is recorded',
    needs,
    payload: z.object({ id }),
    answer: staffOrder,
    errors: ['order.not_found'],
  }),
  '/api/backoffice/orders/step': defineCall({
    summary: 'Take an order a step, as `/api/admin/orders/step` does',
    needs,
    ...stepOfOrder,
  }),
  '/api/backoffice/orders/return': defineCall({
    summary: 'Take back rows of an order, as `/api/admin/orders/return` does',
    needs,
    ...returnOfOrder,
  }),
  '/api/backoffice/orders/claim': defineCall({
    summary: 'Look after an order, or no more. Of two who take it at once one is told that the other has it',
    needs,
    payload: seenOrder.extend({ mine: z.boolean() }),
    answer: staffOrder,
    errors: ['order.not_found', 'general.conflict'],
  }),
  '/api/backoffice/orders/cancel-causes': defineCall({
    summary: 'Why an order may be cancelled',
    needs,
    payload: empty,
    answer: cancelCausesAnswer,
    errors: [],
  }),
};
