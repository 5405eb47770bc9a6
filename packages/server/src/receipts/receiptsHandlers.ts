import type { CallPath } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { Handlers } from '../http/index.ts';
import { correctReceipt } from './correctReceipt.ts';
import { dueReceipts } from './dueReceipts.ts';
import { moveCash } from './moveCash.ts';
import { readPastShifts } from './readPastShifts.ts';
import { readReceipt, readReceipts, receiptsOfOrder } from './readReceipts.ts';
import { readPastShift, readShift } from './readShift.ts';
import { retryReceipt, ringReceipts } from './ringReceipts.ts';
import { settleReceipt } from './settleReceipt.ts';
import { settleShift } from './settleShift.ts';
import { closeShift, openShift } from './shift.ts';
import type { TestRegister } from './test-register/index.ts';

type Own = Extract<CallPath, `/api/backoffice/${'receipts' | 'shift'}/${string}`>;

/** Calls of receipts and of the shift. @param testRegister null where the shop is no demo */
export const createReceiptsHandlers = (testRegister: TestRegister | null): Pick<Handlers, Own> => ({
  '/api/backoffice/receipts/list': ({ db }, asked) => readReceipts(db, asked),
  '/api/backoffice/receipts/get': ({ db }, { id }) => readReceipt(db, id),
  '/api/backoffice/receipts/of-order': async ({ db }, { order }) => ({
    rows: await receiptsOfOrder(db, order),
    due: (await dueReceipts(db, { order, sale: true })).receipts.length > 0,
  }),
  '/api/backoffice/receipts/ring': async (context, { order, idempotencyKey }) => {
    await ringReceipts(context, order, idempotencyKey);
    return { rows: await receiptsOfOrder(context.db, order) };
  },
  '/api/backoffice/receipts/retry': async (context, { id }) => {
    await retryReceipt(context, id);
    return readReceipt(context.db, id);
  },
  '/api/backoffice/receipts/settle': async (context, wish) => {
    await settleReceipt(context, wish);
    return readReceipt(context.db, wish.id);
  },
  '/api/backoffice/receipts/correct': async (context, wish) =>
    readReceipt(context.db, await correctReceipt(context, wish)),
  '/api/backoffice/receipts/test-register': async (_context, { mode }) => {
    if (!testRegister) throw staffRefusal('receipt.no_register');
    await testRegister.behave(mode);
    return {};
  },
  '/api/backoffice/shift/get': ({ db, now }) => readShift(db, now()),
  '/api/backoffice/shift/past': ({ db }, asked) => readPastShifts(db, asked),
  '/api/backoffice/shift/report': ({ db }, { id }) => readPastShift(db, id),
  '/api/backoffice/shift/open': openShift,
  '/api/backoffice/shift/close': closeShift,
  '/api/backoffice/shift/move-cash': moveCash,
  '/api/backoffice/shift/settle': settleShift,
});
