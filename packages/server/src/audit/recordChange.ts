import type { FieldChange, RecordKind, RunKind } from '@siren/domain/audit';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { requestId } from '../log/index.ts';

/** What was changed. */
export interface Changed {
  kind: RecordKind;
  record: number;
  action: string;
  /** Fields that stayed as they were are left out of the history. @default none */
  changes?: readonly FieldChange[];
}

/** Who changes it, and from where: the context of a call, or a command. */
export type Changer = Pick<Context, 'now' | 'address' | 'run'> & { session: Pick<Session, 'user'> };

/** The same as far as it is written down: what somebody has begun goes on without them. */
type Told = Pick<Changer, 'now' | 'address' | 'run'> & {
  session: { user: Pick<NonNullable<Session['user']>, 'id'> | null };
};

/** For so long a press that changes several records goes on, ms: no later change hides behind the line of an earlier one. */
const PRESS_MS = 60 * 60 * 1000;

interface Kept {
  run: RunKind;
  runId: string | null;
  follows: boolean;
  undoes: number | null;
}

/** Whether the press has its line already: of the same person, who did the same with the record before. */
async function followsIn(
  { now, session }: Told,
  { kind, action }: Changed,
  { db, id }: { db: Database; id: string },
): Promise<boolean> {
  const [first] = await db.query(sql`
    select from audit_entries
    where run_id = ${id} and run = 'bulk' and not follows and kind = ${kind} and action = ${action}
      and actor_id is not distinct from ${session.user?.id ?? null}::int
      and at > ${new Date(now().getTime() - PRESS_MS)}
    limit 1`);
  return first !== undefined;
}

async function keptRun(changer: Told, changed: Changed, db: Database): Promise<Kept> {
  const { run, address } = changer;
  const request = requestId() ?? null;
  if (run?.kind === 'bulk')
    return {
      run: 'bulk',
      runId: run.id,
      follows: await followsIn(changer, changed, { db, id: run.id }),
      undoes: null,
    };
  if (run) return { run: 'undo', runId: request, follows: false, undoes: run.entry };
  return { run: address === 'command' ? 'command' : 'save', runId: request, follows: false, undoes: null };
}

/**
 * Writes down who changed what, in which request.
 *
 * @param db the transaction of the change itself, so that neither exists without the other
 */
export async function recordChange(changer: Told, changed: Changed, db: Database): Promise<void> {
  const { now, session, address } = changer;
  const { kind, record, action, changes = [] } = changed;
  const kept = await keptRun(changer, changed, db);
  const fields = changes.filter(({ from, to }) => from !== to);
  await db.query(sql`
    insert into audit_entries (at, actor_id, address, kind, record, action, changes, request, run, run_id, follows,
      undoes)
    values (${now()}, ${session.user?.id ?? null}, ${address}, ${kind}, ${String(record)}, ${action},
      ${JSON.stringify(fields)}::jsonb, ${requestId() ?? null}, ${kept.run}, ${kept.runId}, ${kept.follows},
      ${kept.undoes})`);
}
