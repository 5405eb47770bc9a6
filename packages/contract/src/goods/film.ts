import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';
import { fileAddress } from './fileAddress.ts';

/** Calls that change the film of a good. @param answer a good as staff see it */
export const filmCalls = <Answer extends z.ZodType>(answer: Answer) => ({
  '/api/admin/catalog/set-film': defineCall({
    summary:
      'Set the film of a good, which no import changes then, take it away, or give it back to the feed. A film is one that was uploaded or one at an https address, its captions are uploaded',
    needs: { all: needsOf('goods') },
    payload: z.object({
      id,
      version: z.int().min(0),
      /** null for none, `feed` gives it back. */
      film: z.union([
        z.literal('feed'),
        z.object({ url: fileAddress, captions: fileAddress.nullable() }).nullable(),
      ]),
    }),
    answer,
    errors: ['good.not_found', 'general.conflict'],
  }),
});
