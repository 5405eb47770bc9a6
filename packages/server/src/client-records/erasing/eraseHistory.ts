import type { AuditEntry } from '@siren/domain/audit';
import { withoutWords } from '@siren/domain/audit';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

type Entry = Pick<AuditEntry, 'id' | 'changes'>;

/** Takes what people wrote out of the history of an account and of its orders; who changed which field when stays. */
export async function eraseHistory(tx: Database, client: number, orders: readonly number[]): Promise<void> {
  const entries = await tx.query<Entry>(sql`
    select id::int, changes from audit_entries
    where (kind = 'client' and record = ${String(client)})
      or (kind = 'order' and record = any(${orders.map(String)}::text[]))`);
  const told = entries.map(({ id, changes }) => ({ id, changes: withoutWords(changes) }));
  await tx.query(sql`
    update audit_entries a set changes = t.changes
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (id bigint, changes jsonb)
    where a.id = t.id and a.changes <> t.changes`);
}
