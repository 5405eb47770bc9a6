import { SELECTED_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';
import { messageCount } from './orderMessages.ts';
import { staffOrder } from './staffOrder.ts';

const needs = { all: needsOf('orders') };

export const orderMessagesCalls = {
  '/api/admin/orders/messages': defineCall({
    summary: 'How many messages to buyers a step of these orders makes, and how many buyers have no contact',
    needs,
    payload: z.object({ orders: z.array(id).min(1).max(SELECTED_MAX) }),
    answer: z.object({ tells: messageCount.nullable() }),
    errors: [],
  }),
  '/api/admin/orders/message-again': defineCall({
    summary:
      'Send a message to the buyer once more that did not go out, or of which nobody knows whether it did',
    needs,
    payload: z.object({
      id,
      /** Id of the message. */
      message: id,
    }),
    answer: staffOrder,
    errors: ['order.not_found', 'order.message_not_failed'],
  }),
};
