import { BADGES_MAX } from '@siren/domain/goods';
import { BULK_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';
import { bulkAnswer, needsOf } from '../staff/index.ts';

/** Calls that change which badges a good carries. @param answer a good as staff see it */
export const badgeCalls = <Answer extends z.ZodType>(answer: Answer) => ({
  '/api/admin/catalog/set-badges': defineCall({
    summary:
      'Set which of the badges that staff put on goods a good carries. Those that a rule puts there are no part of it',
    needs: { all: needsOf('goods') },
    payload: z.object({
      id,
      version: z.int().min(0),
      badges: z
        .array(id)
        .max(BADGES_MAX)
        .refine((all) => new Set(all).size === all.length, 'a badge is there twice'),
    }),
    answer,
    errors: ['good.not_found', 'general.conflict'],
  }),
  '/api/admin/catalog/change-badges': defineCall({
    summary: 'Put a badge on several goods, or take it off; each good by itself and as it was seen',
    needs: { all: needsOf('goods') },
    payload: z.object({
      badge: id,
      on: z.boolean(),
      /** Key of a press, the same in all its portions: the history keeps them together. */
      press: z.uuid().optional(),
      goods: z
        .array(z.object({ id, version: z.int().min(0) }))
        .min(1)
        .max(BULK_MAX),
    }),
    answer: bulkAnswer,
    errors: [],
  }),
});
