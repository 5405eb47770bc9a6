import type { Fiscal, RegisterTask, TaskEvent } from '@siren/domain/receipts';
import { stepTask } from '@siren/domain/receipts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** A task with what it is about. */
export interface StoredTask extends RegisterTask {
  id: number;
  kind: 'openShift' | 'closeShift' | 'receipt';
  receipt: number | null;
  shift: number | null;
}

type Read = Omit<StoredTask, 'sentAt'> & { sentAt: Date | null; fiscal: Fiscal | null };

const taskOf = ({ sentAt, ...task }: Read): StoredTask => ({ ...task, sentAt: sentAt && sentAt.getTime() });

const columns = fragment`id, kind, receipt_id as receipt, shift_id as shift, uuid, status, sent_at as "sentAt", taken, told, fiscal`;

export async function readTask(db: Database, id: number): Promise<StoredTask | null> {
  const [found] = await db.query<Read>(composed`select ${columns} from register_tasks where id = ${id}`);
  return found ? taskOf(found) : null;
}

/** Reads a task and keeps others from changing it until the transaction ends. */
export async function holdTask(db: Database, id: number): Promise<StoredTask | null> {
  const [found] = await db.query<Read>(
    composed`select ${columns} from register_tasks where id = ${id} for update`,
  );
  return found ? taskOf(found) : null;
}

/** Takes a held task by what was heard of it, and stores what it is then. */
export async function storeStep(
  db: Database,
  held: StoredTask,
  { event, now }: { event: TaskEvent; now: Date },
): Promise<StoredTask> {
  const next = stepTask(held, event);
  if (next === held) return held;
  const { uuid, status, sentAt, taken, told, fiscal } = next;
  await db.query(sql`
    update register_tasks set uuid = ${uuid}, status = ${status}, taken = ${taken}, told = ${told},
      sent_at = ${sentAt === null ? null : new Date(sentAt)},
      fiscal = ${fiscal && JSON.stringify(fiscal)}::jsonb, changed_at = ${now}
    where id = ${held.id}`);
  return { ...held, ...next };
}
