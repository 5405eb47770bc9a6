import type { TaskEvent } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { stepShift } from './stepShift.ts';
import { holdTask, storeStep } from './storedTask.ts';
import { orderOfTask, taskName } from './taskName.ts';
import { tellLate } from './tellLate.ts';
import type { StoredTask } from './storedTask.ts';

/** What is heard of a task; `shift` by the register's count, where it says so. */
export type Heard = TaskEvent & {
  shift?: number | null;
  /** Somebody has done it at the register itself. */
  atRegister?: true;
};

/** Whether the shift of a task is being opened or closed still. */
async function isUnderWay(db: Database, { shift }: StoredTask): Promise<boolean> {
  const found = await db.query(
    sql`select from shifts where id = ${shift} and state in ('opening', 'closing')`,
  );
  return found.length > 0;
}

const adoptedWords = ({ kind }: StoredTask): string =>
  `Смена уже ${kind === 'openShift' ? 'открыта' : 'закрыта'} на\u00a0самой кассе: так и\u00a0принято.`;

async function toldOf(db: Database, task: StoredTask): Promise<string> {
  const { kind, told } = task;
  if (kind === 'openShift') return `Смена не\u00a0открылась: ${told}.`;
  if (kind === 'closeShift') return `Смена не\u00a0закрылась: ${told}.`;
  if (kind === 'cash') return `Касса не\u00a0приняла движение наличных, в\u00a0смене его нет: ${told}.`;
  return `${await taskName(db, task)} не\u00a0пробит: ${told}.`;
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
    if (next === held) return next;
    await tellLate(tx, held, next);
    const isNews = next.status !== held.status;
    const hasEnded = isNews && (next.status === 'done' || next.status === 'failed');
    const step = { number: heard.shift ?? null, now };
    const isAdopted = heard.atRegister === true && (await isUnderWay(tx, next));
    const matters = hasEnded || heard.type === 'done' ? await stepShift(tx, next, step) : true;
    if (isNews && matters && next.status === 'failed' && heard.type !== 'settled')
      await notifyStaff(tx, {
        ...{ message: await toldOf(tx, next), type: 'error' },
        order: await orderOfTask(tx, next),
      });
    if (isAdopted) await notifyStaff(tx, { message: adoptedWords(next), type: 'info' });
    return next;
  });
}
