import type { AuditEntry } from '@siren/domain/audit';
import { z } from 'zod';
import { entity, id, isoDateTime } from '../call/index.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const auditEntryShape = {
  id,
  at: isoDateTime,
  by: z.object({ id, name: z.string() }).nullable(),
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), from: value, to: value })),
};

/** A line of the history of a record. */
export const auditEntry = entity<AuditEntry>()(z.object(auditEntryShape).meta({ id: 'AuditEntry' }));
