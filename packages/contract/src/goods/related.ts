import { RELATED_MAX } from '@siren/domain/goods';
import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';

/** Calls that change which goods stand beside one. @param answer a good as staff see it */
export const relatedCalls = <Answer extends z.ZodType>(answer: Answer) => ({
  '/api/admin/catalog/set-related': defineCall({
    summary:
      'Set which goods stand beside one on its page, in their order, or let the shop compute them again. Those that are not sold are kept, and not shown',
    needs: { all: needsOf('goods') },
    payload: z.object({
      id,
      version: z.int().min(0),
      /** Ids of goods; null lets the shop compute them. */
      related: z
        .array(id)
        .max(RELATED_MAX)
        .refine((all) => new Set(all).size === all.length, 'a good is there twice')
        .nullable(),
    }),
    answer,
    errors: ['good.not_found', 'general.conflict'],
  }),
});
