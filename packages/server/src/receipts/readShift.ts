import type { AnswerOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { isCarriedOver, isOnItsWay } from '@siren/domain/receipts';
import type { TaskStatus } from '@siren/domain/receipts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { COUNTS, expectedBy, readDrawer, readTurnover } from './readDrawer.ts';

type Answer = AnswerOf<'/api/backoffice/shift/get'>;
type Shift = NonNullable<Answer['shift']>;
type Move = Shift['moves'][number];
type Open = Answer['hindering'][number];
type Read = Omit<
  Shift,
  'openedAt' | 'closedAt' | 'turnover' | 'drawer' | 'moves' | 'expected' | 'unknown' | 'carried'
> & {
  openedAt: Date;
  closedAt: Date | null;
  expected: number | null;
};

/** Cash that came or went besides receipts, the newest first; what the register refused counts for nothing. */
async function readMoves(db: Database, shift: number): Promise<Move[]> {
  const moves = await db.query<Omit<Move, 'at'> & { at: Date }>(composed`
    select m.id, m.kind, m.amount, m.reason, m.made_at as at, u.name as by, t.status, t.told, ${COUNTS} as counts
    from cash_moves m join register_tasks t on t.cash_id = m.id left join users u on u.id = m.made_by
    where m.shift_id = ${shift}::int order by m.id desc`);
  return moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() }));
}

/** What the register was told of the shift and knows nothing of: the first of it, for others wait behind it. */
async function readUnknown(db: Database, shift: number): Promise<Shift['unknown']> {
  const [unknown] = await db.query<NonNullable<Shift['unknown']>>(sql`
    select t.uuid, t.kind, t.cash_id as move from register_tasks t left join cash_moves m on m.id = t.cash_id
    where coalesce(t.shift_id, m.shift_id) = ${shift} and t.status = 'unknown' order by t.id limit 1`);
  return unknown ?? null;
}

/**
 * Receipts of a register that are not rung up: those that may still be printed, and those that any shift may take. What another one has
 * refused is among these: it goes to the register in use by a press.
 */
async function readOpen(db: Database, register: number): Promise<{ hindering: Open[]; carried: Open[] }> {
  const open = await db.query<{ id: number; order: number; status: TaskStatus }>(sql`
    select r.id, r.order_id as order, t.status from receipts r join register_tasks t on t.receipt_id = r.id
    where r.register_id = ${register} and t.status <> 'done' or t.status = 'failed' order by r.id`);
  const those = (are: (status: TaskStatus) => boolean): Open[] =>
    open
      .filter(({ status }) => are(status))
      .map(({ id, order, status }) => ({ id, order, failed: status === 'failed' }));
  return { hindering: those(isOnItsWay), carried: those(isCarriedOver) };
}

/** Cash that is to be in the drawer by what was sold and moved until now, roubles. */
export const expectedOf = async (
  db: Database,
  { id, openingSum }: Pick<Shift, 'id' | 'openingSum'>,
): Promise<number> =>
  expectedBy(openingSum, await readTurnover(db, id), await readDrawer(db, id), await readMoves(db, id));

async function toldShift(
  db: Database,
  { openedAt, closedAt, expected, ...read }: Read,
  carried: Open[],
): Promise<Shift> {
  const turnover = await readTurnover(db, read.id);
  const moves = await readMoves(db, read.id);
  const drawer = await readDrawer(db, read.id);
  return {
    ...read,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt && closedAt.toISOString(),
    turnover,
    drawer,
    moves,
    carried,
    unknown: await readUnknown(db, read.id),
    expected: expected ?? expectedBy(read.openingSum, turnover, drawer, moves),
  };
}

/** What is stored of a shift `s`, with who opened and closed it. */
const STORED = fragment`
  s.id, s.number, s.state, s.opened_at as "openedAt", s.closed_at as "closedAt", o.name as "openedBy", c.name as "closedBy",
    s.opening_sum as "openingSum", s.expected, s.counted, s.difference, s.cause
  from shifts s left join users o on o.id = s.opened_by left join users c on c.id = s.closed_by`;

/** Whether a shift `s` is over: it was closed, or its register is not in use any more, and nobody can close it. */
export const IS_PAST = fragment`(s.state = 'closed'
  or s.state <> 'void' and not exists (select from registers g where g.id = s.register_id and g.in_use))`;

/** A shift that is over: what nobody rang up in it is told of the one that took it over. */
export async function readPastShift(db: Database, id: number): Promise<Shift> {
  const [read] = await db.query<Read>(composed`select ${STORED} where s.id = ${id}::int and ${IS_PAST}`);
  if (!read) throw staffRefusal('shift.not_found');
  return toldShift(db, read, []);
}

/** The last shift of the register that is in use, and what stands against closing it. */
export async function readShift(db: Database, now: Date): Promise<Answer> {
  const at = now.toISOString();
  const [register] = await db.query<{ id: number; kind: 'test' | 'atol' }>(
    sql`select id, kind from registers where in_use`,
  );
  if (!register) return { at, register: null, shift: null, hindering: [] };
  // Before the sums: what is on its way now and rung up a moment later is seen as one or the other, not as neither.
  const { hindering, carried } = await readOpen(db, register.id);
  const [read] = await db.query<Read>(composed`
    select ${STORED} where s.register_id = ${register.id}::int and s.state <> 'void' order by s.id desc limit 1`);
  const shift = read ? await toldShift(db, read, carried) : null;
  return { at, register: register.kind, shift, hindering };
}
