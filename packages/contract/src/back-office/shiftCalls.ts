import type { Permission } from '@siren/domain/account';
import type { DrawerCash, ShiftTurnover } from '@siren/domain/receipts';
import {
  cashMoveKinds,
  foundWays,
  REASON_MAX,
  receiptKinds,
  shiftStates,
  shiftTaskKinds,
  taskStatuses,
} from '@siren/domain/receipts';
import { PAGE_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDateTime, money, text, typed } from '../call/index.ts';

const needs: readonly Permission[] = ['backoffice.access'];
const byStaff = { changes: 'money', confirm: 'staff' } as const;

const turnover = entity<ShiftTurnover>()(
  z.object({
    kind: z.enum(receiptKinds),
    count: z.int().min(0),
    cash: money,
    electronically: money,
    prepaid: money,
    total: money,
  }),
);

const drawer = entity<DrawerCash>()(z.object({ ahead: z.number(), before: z.number() }));

const move = z
  .object({
    id,
    kind: z.enum(cashMoveKinds),
    amount: money,
    reason: z.string(),
    at: isoDateTime,
    by: z.string().nullable(),
    /** How the register has it; what it has refused does not count. */
    status: z.enum(taskStatuses),
    told: z.string(),
    /** It is in the cash that is to be there; for a closed shift as it was at the closing, whatever the register said later. */
    counts: z.boolean(),
  })
  .meta({ id: 'CashMove' });

const openReceipt = z.object({ id, order: id, failed: z.boolean() });

const shift = z
  .object({
    id,
    /** As the register counts them. */
    number: z.int().nullable(),
    state: z.enum(shiftStates),
    openedAt: isoDateTime,
    openedBy: z.string().nullable(),
    closedAt: isoDateTime.nullable(),
    closedBy: z.string().nullable(),
    openingSum: money,
    turnover: z.array(turnover),
    drawer,
    /** Cash that came or went besides receipts, the newest first. */
    moves: z.array(move),
    /** Cash that is to be in the drawer. */
    expected: money,
    counted: money.nullable(),
    /** Roubles, below 0 for what is missing. */
    difference: z.number().nullable(),
    cause: z.string(),
    /** Receipts that wait, or that the register has refused: the next shift takes over those that are left at the closing. */
    carried: z.array(openReceipt),
    /** What the register was told of the shift and knows nothing of; null where it knows all. `move` is that of cash. */
    unknown: z.object({ uuid: z.uuid(), kind: z.enum(shiftTaskKinds), move: id.nullable() }).nullable(),
  })
  .meta({ id: 'Shift' });

const pastShift = z
  .object({
    ...shift.pick({
      id: true,
      number: true,
      state: true,
      openedAt: true,
      openedBy: true,
      closedAt: true,
      difference: true,
    }).shape,
    /** Sales less returns, roubles. */
    sold: z.number(),
    /** Somebody has to look at the register for what became of its opening, its closing or its cash. */
    waits: z.boolean(),
  })
  .meta({ id: 'PastShift' });

const answer = z.object({
  /** When it stood so. */
  at: isoDateTime,
  /** What the register is; null where none is connected. */
  register: z.enum(['test', 'atol']).nullable(),
  /** The last one, open or closed; null where there was none. */
  shift: shift.nullable(),
  /** Receipts that may still be printed: they stand against closing. */
  hindering: z.array(openReceipt),
});

/** The shift of the till. */
export const shiftCalls = {
  '/api/backoffice/shift/get': defineCall({
    summary: 'The shift of the register with what was rung up in it',
    needs,
    payload: empty,
    answer,
    errors: [],
  }),
  '/api/backoffice/shift/past': defineCall({
    summary:
      'Shifts that were closed, or whose register is not in use any more, the newest first; fifty a page',
    needs,
    payload: z.object({ page: z.int().min(1).max(PAGE_MAX) }),
    answer: z.object({ rows: z.array(pastShift), total: z.int().min(0) }),
    errors: [],
  }),
  '/api/backoffice/shift/report': defineCall({
    summary: 'A shift that is over, of whatever register',
    needs,
    payload: z.object({ id }),
    answer: shift,
    errors: ['shift.not_found'],
  }),
  '/api/backoffice/shift/open': defineCall({
    summary: 'Have the register open its shift, with the cash that was counted last: once for its key',
    needs,
    ...byStaff,
    payload: z.object({ idempotencyKey: z.uuid() }),
    answer,
    errors: ['receipt.no_register', 'shift.other_state'],
  }),
  '/api/backoffice/shift/close': defineCall({
    summary:
      'Have the register close its shift; what was expected, what was counted and the difference are kept',
    needs,
    ...byStaff,
    payload: z.object({
      id,
      counted: money.min(0),
      cause: typed(300).default(''),
      /** What was expected by what whoever counts has seen: where it is another by now, they count anew. */
      seen: money.optional(),
    }),
    answer,
    errors: ['shift.other_state', 'shift.hindered', 'shift.cash_unsettled', 'shift.cause_needed'],
  }),
  '/api/backoffice/shift/move-cash': defineCall({
    summary: 'Put cash into the drawer, take it out or carry it to a bank, with a reason: once for its key',
    needs,
    ...byStaff,
    payload: z.object({
      /** The shift. */
      id,
      kind: z.enum(cashMoveKinds),
      amount: money.refine((roubles) => roubles > 0, 'nothing is moved'),
      reason: text(REASON_MAX).min(1),
      idempotencyKey: z.uuid(),
    }),
    answer,
    errors: ['receipt.no_register', 'shift.other_state', 'shift.not_enough_cash'],
  }),
  '/api/backoffice/shift/settle': defineCall({
    summary:
      'Say what became of the opening, the closing or the cash of a shift that the register knows nothing of: it came off (printed), or it did not. The same word again changes nothing; another one is refused',
    needs,
    ...byStaff,
    payload: z.object({
      /** The shift. */
      id,
      /** As it was seen: a task that goes by another one since is another. */
      uuid: z.uuid(),
      found: z.enum(foundWays),
      reason: text(REASON_MAX).min(1),
    }),
    answer,
    errors: ['shift.other_state', 'shift.not_unknown', 'shift.too_soon'],
  }),
};
