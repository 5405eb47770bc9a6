import type { FieldChange } from '@siren/domain/audit';
import { AUDIT_YEARS } from '@siren/domain/audit';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { requestId } from '../log/index.ts';

/** Kinds of records that have a history. */
export type RecordKind = 'order' | 'client' | 'good' | 'view' | 'ref' | 'person' | 'role' | 'invitation';

/** What was changed. */
export interface Changed {
  kind: RecordKind;
  record: number;
  action: string;
  /** Fields that stayed as they were are left out of the history. @default none */
  changes?: readonly FieldChange[];
}

/** Who changes it, and from where: the context of a call, or a command. */
export type Changer = Pick<Context, 'now' | 'address'> & { session: Pick<Session, 'user'> };

/**
 * Writes down who changed what, in which request.
 *
 * @param db the transaction of the change itself, so that neither exists without the other
 */
export async function recordChange(
  { now, session, address }: Changer,
  { kind, record, action, changes = [] }: Changed,
  db: Database,
): Promise<void> {
  const changed = changes.filter(({ from, to }) => from !== to);
  await db.query(sql`
    insert into audit_entries (at, actor_id, address, kind, record, action, changes, request)
    values (${now()}, ${session.user?.id ?? null}, ${address}, ${kind}, ${String(record)}, ${action},
      ${JSON.stringify(changed)}::jsonb, ${requestId() ?? null})`);
}

/** Removes what is older than the history is kept for. */
export async function removeOldChanges(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from audit_entries where at < ${now}::timestamptz - ${AUDIT_YEARS}::int * interval '1 year'`);
}
