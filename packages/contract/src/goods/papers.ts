import { documentTypes } from '@siren/domain/catalog';
import { GOOD_PAPERS_MAX, PAPER_NAME_MAX } from '@siren/domain/goods';
import { z } from 'zod';
import { defineCall, id, text } from '../call/index.ts';
import { needsOf } from '../staff/index.ts';
import { fileAddress } from './fileAddress.ts';

/** Calls that change what papers come with a good. @param answer a good as staff see it */
export const paperCalls = <Answer extends z.ZodType>(answer: Answer) => ({
  '/api/admin/catalog/set-papers': defineCall({
    summary:
      'Set the papers of a good in their order, which no import changes then, or give them back to the feed. A paper is one that it has or had in the feed, one that was uploaded, or one at an https address',
    needs: { all: needsOf('goods') },
    payload: z.object({
      id,
      version: z.int().min(0),
      /** null gives them back to the feed. */
      papers: z
        .array(z.object({ type: z.enum(documentTypes), name: text(PAPER_NAME_MAX).min(1), url: fileAddress }))
        .max(GOOD_PAPERS_MAX)
        .refine((all) => new Set(all.map((one) => one.url)).size === all.length, 'a paper is there twice')
        .nullable(),
    }),
    answer,
    errors: ['good.not_found', 'general.conflict'],
  }),
});
