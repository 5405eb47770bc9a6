import { settleProblem } from '@siren/domain/receipts';
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
  /** It was opened there so long ago that it is over. */
  isOver?: true;
  /** There was an answer to a question, and it says nothing. */
  senseless?: true;
};

/** After these the register helps a task no more, where it is unknown then. */
const ASKS_FOR_WORDS: ReadonlySet<Heard['type']> = new Set(['absent', 'unclear', 'left']);

/** Whether the staff are told that an unknown task waits for them: as soon as they may settle it, where questions are answered without sense. */
const asksForWords = ({ type, senseless }: Heard, task: StoredTask, now: Date): boolean =>
  task.status === 'unknown' &&
  (ASKS_FOR_WORDS.has(type) || (senseless === true && settleProblem(task, now.getTime()) === null));

/** Whether the shift of a task is being opened or closed still. */
async function isUnderWay(db: Database, { shift }: StoredTask): Promise<boolean> {
  const found = await db.query(
    sql`select from shifts where id = ${shift} and state in ('opening', 'closing')`,
  );
  return found.length > 0;
}

const adoptedWords = ({ kind }: StoredTask, isOver: boolean): string =>
  isOver
    ? 'На\u00a0кассе ещё открыта смена, которой больше суток: закройте её и\u00a0откройте новую.'
    : `Смена уже ${kind === 'openShift' ? 'открыта' : 'закрыта'} на\u00a0самой кассе: так и\u00a0принято.`;

/** That a task is done, with what is to be seen to all the same. */
async function doneWords(db: Database, task: StoredTask): Promise<string> {
  const done = {
    openShift: 'Смена открылась',
    closeShift: 'Смена закрылась',
    cash: 'Движение наличных проведено',
  };
  return `${task.kind === 'receipt' ? `${await taskName(db, task)} пробит` : done[task.kind]}. ${task.told}.`;
}

async function toldOf(db: Database, task: StoredTask): Promise<string> {
  const { kind, told } = task;
  if (kind === 'openShift') return `Смена не\u00a0открылась: ${told}.`;
  if (kind === 'closeShift') return `Смена не\u00a0закрылась: ${told}.`;
  if (kind === 'cash') return `Касса не\u00a0приняла движение наличных, в\u00a0смене его нет: ${told}.`;
  return `${await taskName(db, task)} не\u00a0пробит: ${told}.`;
}

/**
 * Tells the staff that nothing but their word helps a task any more: the register knows nothing of it, and it is not sent again by
 * itself. Once for its uuid: the register is asked after it all the same, and is silent or says so again.
 */
async function tellWaiting(db: Database, task: StoredTask): Promise<void> {
  const first = await db.query(sql`
    update register_tasks set waiting_told = ${task.uuid}
    where id = ${task.id} and waiting_told is distinct from ${task.uuid}::uuid returning id`);
  if (first.length === 0) return;
  const message = `${await taskName(db, task)} ждёт вашего слова: ${task.told}. Посмотрите на\u00a0самой кассе и\u00a0решите вручную в\u00a0«Чеках».`;
  await notifyStaff(db, { message, type: 'error', order: await orderOfTask(db, task) });
}

/** Stores what is heard of a task, with all that follows from it, at once: the staff hear of what failed, and of what waits for them. */
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
    if (asksForWords(heard, next, now)) await tellWaiting(tx, next);
    if (next === held) return next;
    await tellLate(tx, held, next);
    const isNews = next.status !== held.status;
    const hasEnded = isNews && (next.status === 'done' || next.status === 'failed');
    const isOver = heard.isOver === true;
    const step = { number: heard.shift ?? null, now, isOver };
    const isAdopted = heard.atRegister === true && (await isUnderWay(tx, next));
    const matters = hasEnded || heard.type === 'done' ? await stepShift(tx, next, step) : true;
    if (isNews && matters && next.status === 'failed' && heard.type !== 'settled')
      await notifyStaff(tx, {
        ...{ message: await toldOf(tx, next), type: 'error' },
        order: await orderOfTask(tx, next),
      });
    if (hasEnded && next.status === 'done' && next.told !== '')
      await notifyStaff(tx, {
        ...{ message: await doneWords(tx, next), type: 'warning' },
        order: await orderOfTask(tx, next),
      });
    if (isAdopted)
      await notifyStaff(tx, { message: adoptedWords(next, isOver), type: isOver ? 'warning' : 'info' });
    return next;
  });
}
