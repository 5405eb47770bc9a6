import type { AuditRow, OpenedEntry } from '@siren/domain/audit';
import { recordKinds, runKinds, undoHindrances } from '@siren/domain/audit';
import { z } from 'zod';
import { entity, id, isoDateTime } from '../call/index.ts';
import { auditEntryShape } from '../staff/index.ts';

const count = z.int().min(0);
/** Key of a press. */
export const runKey = z.string().min(1).max(100);

export const auditRow = entity<AuditRow>()(
  z
    .object({
      ...auditEntryShape,
      kind: z.enum(recordKinds),
      record: id,
      name: z.string().nullable(),
      run: z.enum(runKinds),
      runId: runKey.nullable(),
      count: z.int().min(1),
      undoneAt: isoDateTime.nullable(),
      undoes: id.nullable(),
      timeZone: z.string(),
    })
    .meta({ id: 'AuditRow' }),
);

export const openedEntry = entity<OpenedEntry>()(
  z
    .object({
      entry: auditRow,
      together: count,
      undo: z.object({ hindrance: z.enum(undoHindrances).nullable(), version: count }),
    })
    .meta({ id: 'OpenedEntry' }),
);
