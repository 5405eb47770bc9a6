import { callResults } from '@siren/domain/phone-calls';
import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';
import { staffOrder } from './staffOrder.ts';

const needs = { all: needsOf('orders') };

export const orderPhoneCalls = {
  '/api/admin/orders/call': defineCall({
    summary: 'Write down that the customer of an order is called; within a minute once for the same person',
    needs,
    payload: z.object({ id }),
    answer: staffOrder,
    errors: ['order.not_found'],
  }),
  '/api/admin/orders/call-result': defineCall({
    summary: 'Say what came of a call; said again it is another word of the same call',
    needs,
    payload: z.object({
      id,
      /** Id of the call in the history of the order. */
      call: id,
      result: z.enum(callResults),
    }),
    answer: staffOrder,
    errors: ['order.not_found'],
  }),
};
