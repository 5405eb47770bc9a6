import type { TaskEvent } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { holdTask, storeStep } from './storedTask.ts';
import { taskName } from './taskName.ts';
import { tellLate } from './tellLate.ts';
import type { StoredTask } from './storedTask.ts';

/** What is heard of a task; `shift` by the register's count, where it says so. */
export type Heard = TaskEvent & { shift?: number | null };

async function toldOf(db: Database, task: StoredTask): Promise<string> {
  const { kind, told } = task;
  if (kind === 'openShift') return `Смена не\u00a0открылась: ${told}.`;
  if (kind === 'closeShift') return `Смена не\u00a0закрылась: ${told}.`;
  if (kind === 'cash') return `Касса не\u00a0приняла движение наличных, в\u00a0смене его нет: ${told}.`;
  return `${await taskName(db, task)} не\u00a0пробит: ${told}.`;
}

/** A shift is open or closed once the register says so; refused, it is what it was. */
async function stepShift(db: Database, task: StoredTask, heard: Heard, now: Date): Promise<void> {
  const { kind, status, shift } = task;
  if (kind === 'receipt' || kind === 'cash') return;
  const number = heard.shift ?? null;
  if (kind === 'openShift' && status === 'done')
    await db.query(sql`update shifts set state = 'open', number = ${number} where id = ${shift}`);
  if (kind === 'openShift' && status === 'failed')
    await db.query(sql`delete from shifts where id = ${shift}`);
  if (kind === 'closeShift')
    await db.query(
      status === 'done'
        ? sql`update shifts set state = 'closed', closed_at = ${now} where id = ${shift}`
        : sql`update shifts set state = 'open', expected = null, counted = null, cause = '' where id = ${shift}`,
    );
}

/** Stores what is heard of a task, with all that follows from it, at once: the staff hear of what failed. */
export async function hearTask(
  db: Database,
  id: number,
  heard: Heard,
  now: Date,
): Promise<StoredTask | null> {
  return db.transaction(async (tx) => {
    const held = await holdTask(tx, id);
    if (!held) return null;
    const next = await storeStep(tx, held, { event: heard, now });
    const ended = next.status === 'done' || next.status === 'failed';
    await tellLate(tx, held, next);
    if (next.status === held.status) return next;
    if (next.status === 'failed' && heard.type !== 'settled')
      await notifyStaff(tx, { message: await toldOf(tx, next), type: 'error' });
    if (ended) await stepShift(tx, next, heard, now);
    return next;
  });
}
