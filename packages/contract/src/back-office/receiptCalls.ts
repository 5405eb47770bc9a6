import type { Permission } from '@siren/domain/account';
import type { Correction, Fiscal, ReceiptLine, ReceiptPayment, Settlement } from '@siren/domain/receipts';
import {
  correctionGrounds,
  correctionKinds,
  foundWays,
  receiptKinds,
  receiptMeans,
  receiptViews,
  DOCUMENT_MAX,
  NUMBER_MAX,
  REASON_MAX,
  RECEIPTS_MAX,
  registerModes,
  SIGN_MAX,
  signForm,
  taskStatuses,
  vats,
} from '@siren/domain/receipts';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDate, isoDateTime, money, text, typed } from '../call/index.ts';

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
const settlement = entity<Settlement>()(
  z.object({
    uuid: z.uuid(),
    found: z.enum(foundWays),
    fiscal: fiscal.nullable(),
    /** The register that it went to. */
    register: id.optional(),
    /** ms since 1970. */
    at: z.number(),
    late: z
      .union([
        z.object({ type: z.literal('done'), fiscal: fiscal.nullable() }),
        z.object({ type: z.literal('refused'), told: z.string() }),
      ])
      .nullable(),
    /** The register made no sense of it when it was asked before the next sending. */
    doubted: z.literal(true).optional(),
  }),
);

const correction = entity<Correction>()(
  z.object({
    ground: z.enum(correctionGrounds),
    date: isoDate,
    number: z.string(),
    reason: z.string(),
  }),
);

const receipt = row
  .extend({
    /** Under which the register knows it. */
    uuid: z.uuid(),
    lines: z.array(line),
    payments: z.array(payment),
    fiscal: fiscal.nullable(),
    /** Whether its register is in use: another one is not asked after it. */
    asked: z.boolean(),
    /** What was settled by hand. */
    settled: z.array(settlement).readonly(),
    customer: z.string(),
    /** On what a correction stands; null for what is none. */
    correction: correction.nullable(),
    /** The receipt that this one corrects; null for none, and for a correction from before that was kept. */
    corrects: id.nullable(),
    /** What corrects this one, the newest last. */
    corrections: z
      .array(
        z.object({ id, kind: z.enum(correctionKinds), status: z.enum(taskStatuses), madeAt: isoDateTime }),
      )
      .readonly(),
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
    summary:
      'Make the receipts of an order that are due and not there, once for its key; the register rings them up',
    needs,
    ...byStaff,
    payload: z.object({ order: id, idempotencyKey: z.uuid() }),
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
  '/api/backoffice/receipts/settle': defineCall({
    summary:
      'Say what became of a receipt that the register knows nothing of, by the paper or by its fiscal data: printed, with the number of its document and its sign, or not, so that it may be rung up again under another uuid. The same word again changes nothing; another one is refused',
    needs,
    ...byStaff,
    payload: z
      .object({
        id,
        /** As it was seen: a task that goes by another one since is another. */
        uuid: z.uuid(),
        found: z.enum(foundWays),
        document: z.int().min(1).max(DOCUMENT_MAX).nullable(),
        sign: typed(SIGN_MAX),
        reason: text(REASON_MAX).min(1),
      })
      .refine(
        ({ found, document, sign }) => found === 'absent' || (document !== null && signForm.test(sign)),
        {
          path: ['document'],
          error: 'нужны номер документа и\u00a0фискальный признак с\u00a0чека',
        },
      ),
    answer: receipt,
    errors: ['receipt.not_found', 'receipt.not_unknown', 'receipt.too_soon'],
  }),
  '/api/backoffice/receipts/correct': defineCall({
    summary:
      'Ring up a correction of a receipt: as much is told more of (sellCorrection), or less (sellReturnCorrection), found out by oneself or by a prescription with its number. Once for its key',
    needs,
    ...byStaff,
    payload: z.object({
      /** What is corrected. */
      id,
      kind: z.enum(correctionKinds),
      ground: z.enum(correctionGrounds),
      /** Day of what is corrected. */
      date: isoDate,
      number: text(NUMBER_MAX),
      reason: text(REASON_MAX).min(1),
      /** How many corrections of it whoever corrects has seen: with more of them by now it is refused. */
      seen: z.int().min(0),
      idempotencyKey: z.uuid(),
    }),
    answer: receipt,
    errors: ['receipt.not_found', 'receipt.not_done', 'receipt.corrected', 'receipt.no_register'],
  }),
  '/api/backoffice/receipts/test-register': defineCall({
    summary: 'How the register of a demo shop behaves from now on; a real one does as it likes',
    needs,
    payload: z.object({ mode: z.enum(registerModes) }),
    answer: empty,
    errors: ['receipt.no_register'],
  }),
};
