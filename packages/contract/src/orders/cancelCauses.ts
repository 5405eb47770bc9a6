import { z } from 'zod';
import { defineCall, empty, id } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';

/** Why an order may be cancelled. */
export const cancelCausesAnswer = z.object({ causes: z.array(z.object({ id, name: z.string() })) });

export const cancelCausesCalls = {
  '/api/admin/orders/cancel-causes': defineCall({
    summary: 'Why an order may be cancelled, as staff keep it, in their order; without what is switched off',
    needs: { all: needsOf('orders') },
    payload: empty,
    answer: cancelCausesAnswer,
    errors: [],
  }),
};
