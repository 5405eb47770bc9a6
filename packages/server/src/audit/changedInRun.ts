import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Changed, Changer } from './recordChange.ts';

/** Whether the press that goes on has changed the record before: it came once more, since nobody heard of its answer. */
export async function changedInRun(
  { run, session }: Changer,
  { kind, record, action }: Omit<Changed, 'changes'>,
  db: Database,
): Promise<boolean> {
  if (run?.kind !== 'bulk') return false;
  const [entry] = await db.query(sql`
    select from audit_entries
    where run_id = ${run.id} and run = 'bulk' and kind = ${kind} and record = ${String(record)} and action = ${action}
      and actor_id is not distinct from ${session.user?.id ?? null}::int
    limit 1`);
  return entry !== undefined;
}
