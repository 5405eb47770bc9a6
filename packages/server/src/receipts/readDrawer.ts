import { expectedCash } from '@siren/domain/receipts';
import type { CashMove, DrawerCash, ReceiptMeans, ShiftTurnover } from '@siren/domain/receipts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

/** What of a receipt `r` was paid so. */
const paid = (means: Exclude<ReceiptMeans, 'cash'>): Fragment => fragment`
  (select coalesce(sum((p ->> 'sum')::numeric), 0) from jsonb_array_elements(r.payments) p where p ->> 'means' = ${means}::text)`;

/** Cash is what is left of a receipt `r` after its other means: of what the buyer gave some was change. */
const cash = fragment`(r.total - ${paid('electronically')} - ${paid('prepaid')})`;

/** What was rung up in a shift, by kinds of receipts. */
export const readTurnover = (db: Database, shift: number): Promise<ShiftTurnover[]> =>
  db.query<ShiftTurnover>(composed`
    select r.kind, count(*)::int as count, sum(${paid('electronically')}) as electronically,
      sum(${paid('prepaid')}) as prepaid, sum(r.total) as total, sum(${cash}) as cash
    from receipts r join register_tasks t on t.receipt_id = r.id
    where r.shift_id = ${shift}::int and t.status = 'done'
    group by r.kind order by r.kind`);

/**
 * Cash of receipts by where it lies: it comes and goes with the goods, and its receipt may be rung up in a later shift. `ahead`: in
 * the drawer of this shift, and not rung up in it; `before`: rung up in it, and counted by an earlier one.
 */
export async function readDrawer(db: Database, shift: number): Promise<DrawerCash> {
  const rows = await db.query<{ kind: ShiftTurnover['kind']; cash: number; isAhead: boolean }>(composed`
    select r.kind, r.is_in as "isAhead", sum(${cash}) as cash
    from (
      select r.kind, r.total, r.payments, r.shift_id is not distinct from s.id and t.status = 'done' as is_rung,
        r.drawer_shift_id is not distinct from s.id
          or r.drawer_shift_id is null and r.register_id = s.register_id and s.state in ('opening', 'open') as is_in
      from shifts s
      join receipts r on r.shift_id = s.id or r.drawer_shift_id = s.id
        or r.drawer_shift_id is null and r.register_id = s.register_id
      join register_tasks t on t.receipt_id = r.id
      where s.id = ${shift}::int
    ) r
    where r.is_in <> r.is_rung group by 1, 2`);
  const ahead = rows.filter(({ isAhead }) => isAhead);
  const before = rows.filter(({ isAhead }) => !isAhead);
  return { ahead: expectedCash(0, ahead), before: expectedCash(0, before) };
}

/** The cash of all receipts that no shift has counted yet is counted in this one. */
export const countDrawer = (db: Database, shift: number) =>
  db.query(sql`
    update receipts r set drawer_shift_id = s.id from shifts s
    where s.id = ${shift} and r.register_id = s.register_id and r.drawer_shift_id is null`);

/** Whether a move `m` with its task `t` is in the cash that is to be there: as it was at the closing, else where the register has not refused it. */
export const COUNTS = fragment`coalesce(m.counted, t.status <> 'failed')`;

/** Keeps which moves are in the sum of a closing. */
export const countMoves = (db: Database, shift: number) =>
  db.query(composed`
    update cash_moves m set counted = ${COUNTS} from register_tasks t where t.cash_id = m.id and m.shift_id = ${shift}::int`);

/** Cash that is to be in the drawer of a shift, roubles. */
export const expectedBy = (
  openingSum: number,
  turnover: readonly ShiftTurnover[],
  drawer: DrawerCash,
  moves: readonly (CashMove & { counts: boolean })[],
): number =>
  expectedCash(
    openingSum,
    turnover,
    moves.filter(({ counts }) => counts),
    drawer,
  );
