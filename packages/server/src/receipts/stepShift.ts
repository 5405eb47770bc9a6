import { SHIFT_MAX_MS } from '@siren/domain/receipts';
import { subtractRoubles, sumRoubles } from '@siren/domain/money';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { lockShifts } from './holdRegister.ts';
import { countDrawer, countMoves } from './readDrawer.ts';
import { expectedOf } from './readShift.ts';
import type { StoredTask } from './storedTask.ts';

/** What was counted at a closing, as it is kept with its task. Roubles. */
interface Counted {
  expected: number;
  counted: number;
  cause: string;
}

/** What is heard of a shift with its task; one that is over was opened so long ago at the least, nobody knows when. */
interface ShiftStep {
  /** By the register's count. */
  number: number | null;
  now: Date;
  isOver: boolean;
}

/** The register has its shift open: the one that it was told to open, or one that was opened meanwhile in its place. */
async function opened(db: Database, shift: number, { number, now, isOver }: ShiftStep): Promise<void> {
  const { state, register } = onlyRow(
    await db.query<{ state: string; register: number }>(
      sql`select state, register_id as register from shifts where id = ${shift}`,
    ),
  );
  if (state !== 'opening' && state !== 'void')
    return void (await db.query(
      sql`update shifts set number = coalesce(number, ${number}) where id = ${shift}`,
    ));
  await lockShifts(db, register);
  await db.query(sql`
    update shifts set state = 'open', number = ${number},
      opened_at = case when ${isOver} then ${new Date(now.getTime() - SHIFT_MAX_MS)} else opened_at end where state in ('opening', 'void') and id = coalesce(
      (select max(id) from shifts where register_id = ${register} and id > ${shift} and state <> 'void'), ${shift})`);
}

/** A closing was taken for one that did not come off, and did: what was moved since adds to what was counted by then. */
async function closedLate(db: Database, { id, shift }: StoredTask, now: Date): Promise<void> {
  const [open] = await db.query<Counted & { openingSum: number }>(sql`
    select s.opening_sum as "openingSum", (t.closing ->> 'expected')::numeric as expected,
      (t.closing ->> 'counted')::numeric as counted, t.closing ->> 'cause' as cause
    from shifts s, register_tasks t
    where s.id = ${shift} and s.state = 'open' and t.id = ${id} and t.closing is not null for update of s`);
  if (!open || shift === null) return;
  const expected = await expectedOf(db, { id: shift, openingSum: open.openingSum });
  const counted = sumRoubles([open.counted, subtractRoubles(expected, open.expected)]);
  await db.query(sql`
    update shifts set state = 'closed', closed_at = ${now}, expected = ${expected}, counted = ${counted}, cause = ${open.cause}
    where id = ${shift}`);
  await countMoves(db, shift);
  await countDrawer(db, shift);
}

async function closed(db: Database, task: StoredTask, now: Date): Promise<void> {
  const awaited = await db.query(sql`
    update shifts set state = 'closed', closed_at = ${now} where id = ${task.shift} and state = 'closing' returning id`);
  if (awaited.length === 0) await closedLate(db, task, now);
}

/** Whether it was awaited: a shift that has gone on meanwhile stays as it is. */
async function refused(db: Database, { kind, shift }: StoredTask): Promise<boolean> {
  const awaited = await db.query(
    kind === 'openShift'
      ? sql`update shifts set state = 'void' where id = ${shift} and state = 'opening' returning id`
      : sql`
        with again as (
          update shifts set state = 'open', expected = null, counted = null, cause = ''
          where id = ${shift} and state = 'closing' returning id
        ), uncounted as (update cash_moves m set counted = null from again where m.shift_id = again.id)
        select id from again`,
  );
  return awaited.length > 0;
}

/**
 * A shift is open or closed once the register says so, be it late; refused, it is what it was. One that is closed stays closed.
 *
 * @returns whether what was heard means anything to anybody
 */
export async function stepShift(db: Database, task: StoredTask, step: ShiftStep): Promise<boolean> {
  const { kind, status, shift } = task;
  if (kind === 'receipt' || kind === 'cash' || shift === null) return true;
  if (status === 'failed') return refused(db, task);
  if (kind === 'openShift') await opened(db, shift, step);
  else await closed(db, task, step.now);
  return true;
}
