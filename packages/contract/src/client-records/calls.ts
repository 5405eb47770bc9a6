import { clientSorts } from '@siren/domain/client-records';
import { certificateStatuses } from '@siren/domain/clients';
import type {
  ClientCertificate,
  ClientErasing,
  ClientOrder,
  StaffClient,
  StaffClientRow,
} from '@siren/domain/client-records';
import { MONEY_MAX } from '@siren/domain/money';
import { orderStatusCodes } from '@siren/domain/orders';
import { callResults } from '@siren/domain/phone-calls';
import { z } from 'zod';
import { cartSum, defineCall, entity, id, isoDateTime, money, text, typed } from '../call/index.ts';
import { auditEntry, defineList, needsOf } from '../staff/index.ts';
import { clientPartsCalls } from './partsCalls.ts';

const count = z.int().min(0);
/** Why staff do what they do. */
const reason = text(500).min(1);

const row = entity<StaffClientRow>()(
  z
    .object({
      id,
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      orders: count,
      // All orders together may come to more than one of them holds.
      sum: cartSum,
      lastOrder: z.object({ at: isoDateTime, timeZone: z.string() }).nullable(),
      bonus: money,
      blocked: z.boolean(),
      erased: z.boolean(),
      staff: z.boolean(),
    })
    .meta({ id: 'StaffClientRow' }),
);

const list = defineList({ row, filters: { blocked: z.literal(true) }, sorts: clientSorts, sums: {} });

const status = z.object({ code: z.enum(orderStatusCodes), name: z.string() });

const order = entity<ClientOrder>()(
  z.object({
    id,
    number: z.string(),
    placedAt: isoDateTime,
    timeZone: z.string(),
    status,
    toPay: money,
  }),
);

const certificate = entity<ClientCertificate>()(
  z.object({
    guid: z.string(),
    ending: z.string(),
    nominal: money,
    money,
    expiresAt: isoDateTime.nullable(),
    status: z.enum(certificateStatuses),
  }),
);

const staffClient = entity<StaffClient>()(
  z
    .object({
      id,
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      orders: count,
      sum: cartSum,
      bonus: money,
      blocked: z.boolean(),
      staff: z.boolean(),
      address: z.string(),
      createdAt: isoDateTime,
      timeZone: z.string(),
      lastOrders: z.array(order),
      certificates: z.array(certificate),
      sessions: count,
      blockedWhy: z.string().nullable(),
      erased: z.object({ at: isoDateTime, by: z.object({ id, name: z.string() }).nullable() }).nullable(),
      note: z.string(),
      version: count,
      changes: z.array(auditEntry),
    })
    .meta({ id: 'StaffClient' }),
);

const erasing = entity<ClientErasing>()(
  z
    .object({
      toType: z.string(),
      open: z.array(z.object({ id, number: z.string(), status })),
      goes: z.object({ orders: count, notes: count, favorites: count, sessions: count, bonus: money }),
      stays: z.object({ orders: count, sum: cartSum, payments: count }),
    })
    .meta({ id: 'ClientErasing' }),
);

/** The client who is changed, as they were seen. */
const seen = z.object({ id, version: count });

const needs = { all: needsOf('clients') };
/** Refusals of every change: the account is not there, one of the staff's, or one whose data were erased. */
const refusals = ['client.not_found', 'client.of_staff', 'client.erased'] as const;

export const clientRecordsCalls = {
  ...clientPartsCalls,
  '/api/admin/clients/list': defineCall({
    summary: 'Accounts, narrowed, in an order, with how many there are; that they were looked at is recorded',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/clients/get': defineCall({
    summary: 'Anybody’s account; that it was looked at is recorded',
    needs,
    payload: z.object({ id }),
    answer: staffClient,
    errors: ['client.not_found'],
  }),
  '/api/admin/clients/correct-bonus': defineCall({
    summary:
      'Add bonus to an account, or take some off, with the reason; once for each key. Refused with the present account where the balance would leave its bounds',
    needs,
    payload: z.object({
      id,
      /** Roubles; negative for what is taken off. */
      amount: money.min(-MONEY_MAX).refine((amount) => amount !== 0, 'nothing is corrected'),
      reason,
      /** Made once for one press of the button: the same key never corrects twice. */
      idempotencyKey: z.uuid(),
    }),
    answer: staffClient,
    errors: [...refusals, 'client.bonus_out_of_bounds'],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/clients/save': defineCall({
    summary: 'Change what staff note about a client',
    needs,
    payload: seen.extend({ note: text(2_000) }),
    answer: staffClient,
    errors: [...refusals, 'general.conflict'],
  }),
  '/api/admin/clients/block': defineCall({
    summary:
      'Block an account, which ends all its sessions, or let it in again, with the reason; one that stands there already is answered as it is',
    needs,
    payload: seen.extend({ blocked: z.boolean(), reason }),
    answer: staffClient,
    errors: [...refusals, 'general.conflict'],
    changes: 'permissions',
    confirm: 'owner',
  }),
  '/api/admin/clients/call': defineCall({
    summary: 'Write down that a client is called; within a minute once for the same person',
    needs,
    payload: z.object({ id }),
    answer: staffClient,
    errors: ['client.not_found', 'client.erased'],
  }),
  '/api/admin/clients/call-result': defineCall({
    summary: 'Say what came of a call; said again it is another word of the same call',
    needs,
    payload: z.object({
      id,
      /** Id of the call in the history of the account. */
      call: id,
      result: z.enum(callResults),
    }),
    answer: staffClient,
    errors: ['client.not_found', 'client.erased'],
  }),
  '/api/admin/clients/erasing': defineCall({
    summary: 'What erasing a client would empty, what would stay, and which orders hinder it',
    needs,
    payload: z.object({ id }),
    answer: erasing,
    errors: [...refusals],
  }),
  '/api/admin/clients/erase': defineCall({
    summary:
      'Erase the data of a client for good: name and contacts go, sums and payments stay, the account is shut. One that is erased already is answered as it is',
    needs,
    payload: seen.extend({
      /** What was typed to confirm it. */
      typed: typed(200),
      /** Balance that was told to be lost, roubles. */
      bonus: money,
    }),
    answer: staffClient,
    errors: [
      'client.not_found',
      'client.of_staff',
      'client.open_orders',
      'client.name_mistyped',
      'general.conflict',
    ],
    changes: 'contact',
    confirm: 'owner',
  }),
  '/api/admin/clients/end-session': defineCall({
    summary: 'Sign a client out in one browser; one that is over already changes nothing',
    needs,
    payload: z.object({ id, session: id }),
    answer: staffClient,
    errors: [...refusals],
  }),
  '/api/admin/clients/end-sessions': defineCall({
    summary: 'Sign a client out everywhere',
    needs,
    payload: z.object({ id }),
    answer: staffClient,
    errors: [...refusals],
  }),
};
