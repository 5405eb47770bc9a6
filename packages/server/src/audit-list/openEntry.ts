import { maySee } from '@siren/contract/staff';
import { staffRefusal } from '@siren/contract/errors';
import { turnedFields, undoHindrance } from '@siren/domain/audit';
import type { AuditRow, OpenedEntry } from '@siren/domain/audit';
import { composed } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { auditColumns, auditRowOf, together } from './auditRows.ts';
import type { AuditRead } from './auditRows.ts';
import { undoers } from './undoers/index.ts';

/** Whether it can be undone by whoever asks, as its record is now. */
async function undoOf(context: Context, entry: AuditRow): Promise<OpenedEntry['undo']> {
  const undoer = undoers[entry.kind];
  if (!undoer || !turnedFields(entry)) return { hindrance: 'unsafe', version: 0 };
  if (!maySee(context.session.permissions, undoer.screen)) return { hindrance: 'right', version: 0 };
  const present = await undoer.present(context, entry);
  const hindrance = undoHindrance(entry, present?.fields ?? null);
  return { hindrance, version: present?.version ?? 0 };
}

/** A change with all its fields. @throws ApiError audit.not_found */
export async function openEntry(context: Context, id: number): Promise<OpenedEntry> {
  const { db, places, session } = context;
  const [[read], { region }] = await Promise.all([
    db.query<AuditRead & { together: number }>(composed`
      select ${auditColumns(signedInUser(session).id)}, ${together} as together
      from audit_entries a where a.id = ${id}::bigint`),
    places.resolve({}),
  ]);
  if (!read) throw staffRefusal('audit.not_found');
  const { together: others, ...row } = read;
  const entry = auditRowOf(row, { count: 1, timeZone: region.timeZone });
  return { entry, together: Math.max(1, others), undo: await undoOf(context, entry) };
}
