import { bulkOutcomes } from '@siren/domain/lists';
import type { BulkResult } from '@siren/domain/lists';
import { z } from 'zod';
import { entity, id } from '../call/index.ts';

const bulkResult = entity<BulkResult>()(
  z
    .object({
      id,
      version: z.int().min(0),
      outcome: z.enum(bulkOutcomes),
      problem: z.string().nullable(),
    })
    .meta({ id: 'BulkResult' }),
);

/** What became of several records: one for each, in their order. */
export const bulkAnswer = z.object({ results: z.array(bulkResult) });
