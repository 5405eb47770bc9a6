import { PIECES_MAX, stockReasons, stockReasonsOf } from '@siren/domain/goods';
import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';

/** A difference of pieces of a variant in a store, with its reason, taken once for its key. */
export const stockDifference = {
  offer: id,
  store: id,
  difference: z
    .int()
    .min(-PIECES_MAX)
    .max(PIECES_MAX)
    .refine((pieces) => pieces !== 0, 'no difference'),
  reason: z.enum(stockReasons),
  idempotencyKey: z.uuid(),
};

interface Reasoned {
  difference: number;
  reason: (typeof stockReasons)[number];
}

/** Pieces come and go for other reasons. */
export const fitsReason = ({ difference, reason }: Reasoned): boolean =>
  stockReasonsOf(difference).includes(reason);
/** What is said where the reason is none of such a difference. */
export const unfitReason = { path: ['reason'], error: 'такой причины у этой правки нет' };

/** Calls that change how many pieces there are. @param answer a good as staff see it */
export const stockCalls = <Answer extends z.ZodType>(answer: Answer) => ({
  '/api/admin/catalog/change-stock': defineCall({
    summary:
      'Mend the pieces of a variant in a store by a difference, with a reason: what is sold meanwhile stays sold, what orders hold stays theirs. It is good until the feed counts anew',
    needs: { all: needsOf('goods') },
    payload: z.object({ id, version: z.int().min(0), ...stockDifference }).refine(fitsReason, unfitReason),
    answer,
    errors: ['good.not_found', 'good.stock_short', 'general.conflict'],
    changes: 'money',
    confirm: 'staff',
  }),
});
