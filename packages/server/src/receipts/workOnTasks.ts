import { dueOf, SHIFT_MAX_MS } from '@siren/domain/receipts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { hearTask } from './hearTask.ts';
import { keepLock } from './keepLock.ts';
import type { Heard } from './hearTask.ts';
import { NoAnswer } from './NoAnswer.ts';
import type { RegisterTurn, RegisterWork } from './RegisterWork.ts';
import { bringAlong } from './bringAlong.ts';
import { askBefore } from './askBefore.ts';
import { askLate } from './askLate.ts';
import { sendTask } from './sendTask.ts';
import { holdTask, readTask } from './storedTask.ts';
import type { StoredTask } from './storedTask.ts';

/** At most so many in a turn of those that are asked after, and as many of those that wait; the others come with the next. */
const AT_ONCE = 20;

type Ids = { id: number }[];

/** Tasks that the register is asked after, those first that it was asked after least: the forgotten ones keep nobody waiting. */
const takeAsked = (db: Database, register: number): Promise<Ids> =>
  db.query(sql`
    update register_tasks set asked = asked + 1 where id in (
      select id from register_tasks where register_id = ${register} and status in ('sent', 'unknown')
      order by asked, id limit ${AT_ONCE})
    returning id`);

/** Whether a task `t` is the opening or the closing that its shift awaits: an old one would close what was opened since. */
const isAwaited = fragment`exists (select from shifts s where s.id = t.shift_id
  and (t.kind = 'openShift' and s.state = 'opening' or t.kind = 'closeShift' and s.state = 'closing'))`;

/** Shifts that were opened before are over: a register rings up nothing in them. */
const oldest = (now: Date): Date => new Date(now.getTime() - SHIFT_MAX_MS);

/** Those that what they went by before may hold back come after the others, and among them those first that were held back least. */
const place = fragment`case when t.sent_at is null and t.settled <> '[]' then t.asked + 1 else 0 end`;

/**
 * Tasks that may be sent, those that were begun first: receipts wait for an open shift that is not over, and a return waits for the receipt of its
 * sale.
 */
const readWaiting = (db: Database, register: number, now: Date): Promise<Ids> =>
  db.query(composed`
    select t.id from register_tasks t left join receipts r on r.id = t.receipt_id
    where t.register_id = ${register}::int and t.status = 'waiting' and (t.kind = 'cash' or ${isAwaited} or t.kind = 'receipt' and (
      exists (select from shifts s where s.register_id = t.register_id and s.state = 'open' and s.opened_at > ${oldest(now)}::timestamptz)
      and (t.sent_at is not null or r.kind <> 'sellReturn' or exists (
        select from receipts sale join register_tasks done on done.receipt_id = sale.id
        where sale.order_id = r.order_id and sale.kind = 'sell' and done.status = 'done'))))
    order by ${place}, t.id limit ${AT_ONCE}::int`);

/** What the staff are told of an answer that says nothing. */
const wordsOf = ({ name, message }: Error): string =>
  name === 'ZodError' ? 'Касса ответила непонятно' : message;

async function send({ db, register }: RegisterTurn, task: StoredTask): Promise<Heard> {
  return { ...(await sendTask(db, register, task)), task: task.uuid };
}

async function ask({ now, register }: RegisterTurn, { uuid }: StoredTask): Promise<Heard> {
  const answer = await register.ask(uuid);
  return answer.type === 'absent'
    ? { type: 'absent', task: uuid, now: now().getTime() }
    : { ...answer, task: uuid };
}

/**
 * A shift that somebody has opened or closed at the register itself is what was asked for: a refusal that says so is none, though the shift
 * be over. Where the register does not tell how it stands, the refusal counts.
 */
async function asItStands(
  { register, keep }: RegisterTurn,
  { kind, uuid }: StoredTask,
  heard: Heard,
): Promise<Heard> {
  if (heard.type !== 'refused' || (kind !== 'openShift' && kind !== 'closeShift')) return heard;
  await keep();
  const stands = (await register.state().catch(() => null))?.shift;
  const done = { type: 'done', task: uuid, fiscal: null, shift: null, atRegister: true } as const;
  // Nobody else can close it: it is taken over for that.
  if (kind === 'openShift' && stands === 'expired') return { ...done, isOver: true };
  return stands === (kind === 'openShift' ? 'open' : 'closed') ? done : heard;
}

/** Puts a receipt into the shift that is open, which begins no closing meanwhile. Answers whether there is one. */
async function putIntoShift(tx: Database, receipt: number, now: Date): Promise<boolean> {
  const [shift] = await tx.query<{ id: number }>(sql`
    select s.id from shifts s join receipts r on r.register_id = s.register_id
    where r.id = ${receipt} and s.state = 'open' and s.opened_at > ${oldest(now)} for share of s`);
  if (shift) await tx.query(sql`update receipts set shift_id = ${shift.id} where id = ${receipt}`);
  return shift !== undefined;
}

async function maySend(tx: Database, { id, kind, receipt }: StoredTask, now: Date): Promise<boolean> {
  if (receipt !== null) return putIntoShift(tx, receipt, now);
  if (kind === 'cash') return true;
  const awaited = await tx.query(
    composed`select t.id from register_tasks t where t.id = ${id}::int and ${isAwaited}`,
  );
  return awaited.length > 0;
}

/** Stores that a task is about to be sent: whoever takes over asks after it first. What its shift does not await waits. */
const beginSending = (work: RegisterTurn, task: StoredTask): Promise<StoredTask | null> =>
  work.db.transaction(async (tx) => {
    const now = work.now();
    // Its own end may have come meanwhile, as that of a receipt that was printed in an earlier shift after all.
    const held = await holdTask(tx, task.id);
    if (held?.uuid !== task.uuid || held.register !== task.register || dueOf(held) !== 'send') return null;
    if (!(await maySend(tx, task, now))) return null;
    return hearTask(tx, task.id, { type: 'sending', task: task.uuid, now: now.getTime() }, now);
  });

/** One step of a task: sent, or asked after. Answers whether the register answers. */
async function work(by: RegisterTurn, task: StoredTask): Promise<boolean> {
  const due = dueOf(task);
  if (due === null) return true;
  const before = await askBefore(by, task);
  if (before === 'held')
    await by.db.query(sql`update register_tasks set asked = asked + 1 where id = ${task.id}`);
  if (before !== 'free') return before === 'held';
  // Somebody may have settled it meanwhile, or closes the shift: then nothing leaves.
  if (due === 'send' && (await beginSending(by, task))?.uuid !== task.uuid) return true;
  // Whoever was away for long after it is stored has lost the turn, and another one asks after it.
  await by.keep();
  let answers = true;
  const heard = await (due === 'send' ? send : ask)(by, task).catch((error: Error): Heard => {
    answers = !(error instanceof NoAnswer);
    return {
      type: 'lost',
      task: task.uuid,
      told: wordsOf(error),
      ...(answers && due === 'ask' && { senseless: true }),
    };
  });
  const next = await hearTask(by.db, task.id, await asItStands(by, task, heard), by.now());
  if (heard.type === 'lost') return answers;
  // What the register never had is sent once more at once, and what was sent is asked after.
  return next && next.status !== task.status && dueOf(next) !== null ? work(by, next) : true;
}

/**
 * What goes wrong with one task keeps no other from its turn. Answers whether the register answers.
 *
 * @throws UnavailableError where the lock of the turn is gone
 */
async function workSafely(by: RegisterTurn, id: number): Promise<boolean> {
  await by.keep();
  try {
    const task = await readTask(by.db, id);
    return task === null || (await work(by, task));
  } catch (error) {
    by.log.error(error, 'Work on a task of the register failed');
    return true;
  }
}

/**
 * A turn at the register: each of its open tasks is taken a step. One process at a time works on a register; where another does, this
 * one leaves it be. A register that does not answer at all is left until the next turn; an answer that says nothing is the trouble of
 * its task alone.
 *
 * @returns whether it answers
 */
export async function workOnTasks(by: RegisterWork): Promise<boolean> {
  return by.db.transaction(async (lock) => {
    // Who writes receipts meanwhile refers to the register: this lock does not keep them waiting.
    const [mine] = await lock.query<{ id: number }>(sql`
      select id from registers 
      where kind = ${by.register.kind} and address = ${by.register.address} and in_use for no key update skip locked`);
    if (!mine) return true;
    await bringAlong(by, mine.id);
    const turn = { ...by, keep: () => keepLock(lock) };
    const asked = await takeAsked(by.db, mine.id);
    for (const { id } of [...asked, ...(await readWaiting(by.db, mine.id, by.now()))])
      if (!(await workSafely(turn, id))) return false;
    await askLate(turn, mine.id);
    return true;
  });
}
