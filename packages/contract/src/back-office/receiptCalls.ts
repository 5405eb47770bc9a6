import type { Permission } from '@siren/domain/account';
import type { Fiscal, ReceiptLine, ReceiptPayment } from '@siren/domain/receipts';
import {
  receiptKinds,
  receiptMeans,
  receiptViews,
  RECEIPTS_MAX,
  registerModes,
  taskStatuses,
  vats,
} from '@siren/domain/receipts';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDateTime, money } from '../call/index.ts';

const needs: readonly Permission[] = ['backoffice.access'];
const byStaff = { changes: 'money', confirm: 'staff' } as const;

const row = z
  .object({
    id,
    order: id,
    kind: z.enum(receiptKinds),
    total: money,
    means: z.array(z.enum(receiptMeans)),
    status: z.enum(taskStatuses),
    /** What the register said of it last. */
    told: z.string(),
    madeAt: isoDateTime,
    changedAt: isoDateTime,
  })
  .meta({ id: 'ReceiptRow' });

const fiscal = entity<Fiscal>()(
  z.object({ document: z.int(), sign: z.string(), at: isoDateTime, storage: z.string() }),
);
const line = entity<ReceiptLine>()(
  z.object({
    row: z.int().min(0),
    title: z.string(),
    quantity: z.int().min(1),
    measure: z.literal('piece'),
    price: money,
    tax: z.enum(vats),
    paymentMethod: z.literal('fullPayment'),
    paymentSubject: z.enum(['commodity', 'service']),
  }),
);
const payment = entity<ReceiptPayment>()(z.object({ means: z.enum(receiptMeans), sum: money }));

const receipt = row
  .extend({
    /** Under which the register knows it. */
    uuid: z.uuid(),
    lines: z.array(line),
    payments: z.array(payment),
    fiscal: fiscal.nullable(),
    customer: z.string(),
  })
  .meta({ id: 'Receipt' });

/** Receipts of the till, by 54-ФЗ. */
export const receiptCalls = {
  '/api/backoffice/receipts/list': defineCall({
    summary: `Receipts, those first that somebody has to look at, then the newest; at most ${RECEIPTS_MAX}`,
    needs,
    payload: z.object({ view: z.enum(receiptViews).default('all') }),
    answer: z.object({
      rows: z.array(row).max(RECEIPTS_MAX),
      counts: z.record(z.enum(receiptViews), z.int().min(0)),
    }),
    errors: [],
  }),
  '/api/backoffice/receipts/get': defineCall({
    summary: 'A receipt with its lines and what the register said of it',
    needs,
    payload: z.object({ id }),
    answer: receipt,
    errors: ['receipt.not_found'],
  }),
  '/api/backoffice/receipts/of-order': defineCall({
    summary: 'Receipts of an order, and whether one is due that is not made',
    needs,
    payload: z.object({ order: id }),
    answer: z.object({ rows: z.array(row), due: z.boolean() }),
    errors: [],
  }),
  '/api/backoffice/receipts/ring': defineCall({
    summary: 'Make the receipts of an order that are due and not there; the register rings them up',
    needs,
    ...byStaff,
    payload: z.object({ order: id }),
    answer: z.object({ rows: z.array(row) }),
    errors: ['order.not_found', 'receipt.not_due', 'receipt.no_register'],
  }),
  '/api/backoffice/receipts/retry': defineCall({
    summary: 'Ring up once more what the register has refused, under a new uuid; nothing else',
    needs,
    ...byStaff,
    payload: z.object({ id }),
    answer: receipt,
    errors: ['receipt.not_found', 'receipt.not_failed'],
  }),
  '/api/backoffice/receipts/test-register': defineCall({
    summary: 'How the register of a demo shop behaves from now on; a real one does as it likes',
    needs,
    payload: z.object({ mode: z.enum(registerModes) }),
    answer: empty,
    errors: ['receipt.no_register'],
  }),
};
