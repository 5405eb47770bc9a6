import { BULK_MAX, SELECTED_MAX } from '@siren/domain/lists';
import { bulkTargets, orderStatusCodes } from '@siren/domain/orders';
import type { SelectedOrder } from '@siren/domain/orders';
import { z } from 'zod';
import { defineCall, entity, id, typed } from '../call/index.ts';
import { bulkAnswer, needsOf } from '../staff/index.ts';
import { tell } from './orderMessages.ts';
import { seenOrder } from './seenOrder.ts';
import { staffOrderFilters } from './staffOrderFilters.ts';

const needs = { all: needsOf('orders') };
/** Nothing is done to what nobody selected. */
const orders = z.array(seenOrder).min(1).max(BULK_MAX);
/** Key of the press, the same in all its portions: the history keeps them together. */
const run = z.uuid().optional();

const selectedOrder = entity<SelectedOrder>()(
  z.object({
    id,
    number: z.string(),
    version: z.int().min(0),
    status: z.enum(orderStatusCodes),
    pickup: z.boolean(),
    responsible: id.nullable(),
  }),
);

export const bulkOrdersCalls = {
  '/api/admin/orders/select': defineCall({
    summary:
      'Every order of a filter, to be worked on together. Refused where there are not as many as whoever selects them was told',
    needs,
    payload: z.object({
      query: typed(200).default(''),
      filters: z.strictObject(staffOrderFilters).partial().default({}),
      /** How many there were on the screen. */
      count: z.int().min(1).max(SELECTED_MAX),
    }),
    answer: z.object({ orders: z.array(selectedOrder) }),
    errors: ['general.conflict'],
  }),
  '/api/admin/orders/steps': defineCall({
    summary:
      'Take several orders a step, each by itself and as it was seen: what stands against one of them keeps none of the others',
    needs,
    payload: z.object({ to: z.enum(bulkTargets), orders, run, tell }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/orders/assign': defineCall({
    summary:
      'Look after several orders oneself, or put down one’s own claims to them; each by itself and as it was seen',
    needs,
    payload: z.object({ mine: z.boolean(), orders, run }),
    answer: bulkAnswer,
    errors: [],
  }),
};
