import { GOOD_PICTURES_MAX, PICTURE_ALT_MAX } from '@siren/domain/goods';
import { z } from 'zod';
import { defineCall, id, text } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';

/** Calls that change what pictures a good has. @param answer a good as staff see it */
export const pictureCalls = <Answer extends z.ZodType>(answer: Answer) => ({
  '/api/admin/catalog/set-pictures': defineCall({
    summary:
      'Set the pictures of a variant in their order, which no import changes then, or give them back to the feed. A picture is one that it has or had in the feed, or one that was uploaded',
    needs: { all: needsOf('goods') },
    payload: z.object({
      id,
      version: z.int().min(0),
      offer: id,
      /** null gives them back to the feed. */
      pictures: z
        .array(z.object({ id, alt: text(PICTURE_ALT_MAX).min(1).nullable() }))
        .max(GOOD_PICTURES_MAX)
        .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'a picture is there twice')
        .nullable(),
    }),
    answer,
    errors: ['good.not_found', 'general.conflict'],
  }),
});
