import type { AuditEntry, RecordKind } from '@siren/domain/audit';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** So many of the newest changes of a record are told. */
const TOLD = 200;

/** The history of a record, the newest first. */
export async function readChanges(db: Database, kind: RecordKind, record: number): Promise<AuditEntry[]> {
  const rows = await db.query<Omit<AuditEntry, 'at'> & { at: Date }>(sql`
    select a.id::int, a.at, a.action, a.changes,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = a.actor_id) as by
    from audit_entries a where a.kind = ${kind} and a.record = ${String(record)}
    order by a.id desc limit ${TOLD}`);
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
