import type { RegisterTask, TaskEvent } from '@siren/domain/receipts';
import { nextLateAsk, stepTask, unheard } from '@siren/domain/receipts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

export type TaskKind = 'openShift' | 'closeShift' | 'receipt' | 'cash';

/** A task with what it is about. */
export interface StoredTask extends RegisterTask {
  id: number;
  kind: TaskKind;
  /** That it goes to. */
  register: number;
  receipt: number | null;
  cash: number | null;
  shift: number | null;
}

type Read = Omit<StoredTask, 'sentAt' | 'lastSentAt'> & { sentAt: Date | null; lastSentAt: Date | null };

const taskOf = ({ sentAt, lastSentAt, ...task }: Read): StoredTask => ({
  ...task,
  sentAt: sentAt && sentAt.getTime(),
  lastSentAt: lastSentAt && lastSentAt.getTime(),
});

const columns = fragment`id, kind, register_id as register, receipt_id as receipt, cash_id as cash, shift_id as shift, uuid, status, sent_at as "sentAt",
  last_sent_at as "lastSentAt", taken, missed, told, fiscal, settled`;

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** When the register is asked next after what was settled of a task; null where it has said all. */
const lateAskOf = (task: RegisterTask, now: Date): Date | null => {
  const [first] = unheard(task);
  return first ? dateOf(nextLateAsk(first.at, now.getTime())) : null;
};

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
  const { uuid, status, sentAt, lastSentAt, taken, missed, told, fiscal, settled } = next;
  await db.query(sql`
    update register_tasks set uuid = ${uuid}, status = ${status}, taken = ${taken}, missed = ${missed}, told = ${told},
      sent_at = ${dateOf(sentAt)}, last_sent_at = ${dateOf(lastSentAt)},
      fiscal = ${fiscal && JSON.stringify(fiscal)}::jsonb, changed_at = ${now},
      settled = ${JSON.stringify(settled)}::jsonb, late_ask_at = ${lateAskOf(next, now)}
    where id = ${held.id}`);
  return { ...held, ...next };
}

/** Puts off asking after what was settled: nothing new was heard of it. */
export const putOffLate = (db: Database, task: StoredTask, now: Date): Promise<unknown> =>
  db.query(sql`update register_tasks set late_ask_at = ${lateAskOf(task, now)} where id = ${task.id}`);
