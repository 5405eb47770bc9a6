import { expectedCash } from '@siren/domain/receipts';
import type { CashMove, DrawerCash, ShiftTurnover } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Cash is what is left of a receipt after its other means: of what the buyer gave some was change. */
export const readTurnover = (db: Database, shift: number): Promise<ShiftTurnover[]> =>
  db.query<ShiftTurnover>(sql`
    select kind, count(*)::int as count, sum(electronically) as electronically, sum(prepaid) as prepaid, sum(total) as total,
      sum(total - electronically - prepaid) as cash
    from (
      select r.kind, r.total,
        (select coalesce(sum((p ->> 'sum')::numeric), 0) from jsonb_array_elements(r.payments) p
          where p ->> 'means' = 'electronically') as electronically,
        (select coalesce(sum((p ->> 'sum')::numeric), 0) from jsonb_array_elements(r.payments) p
          where p ->> 'means' = 'prepaid') as prepaid
      from receipts r join register_tasks t on t.receipt_id = r.id
      where r.shift_id = ${shift} and t.status = 'done'
    ) r group by kind order by kind`);

/**
 * Cash of receipts by where it lies: it comes and goes with the goods, and its receipt may be rung up in a later shift. `ahead`: in
 * the drawer of this shift, and not rung up in it; `before`: rung up in it, and counted by an earlier one.
 */
export async function readDrawer(db: Database, shift: number): Promise<DrawerCash> {
  const rows = await db.query<{ kind: ShiftTurnover['kind']; cash: number; isAhead: boolean }>(sql`
    select r.kind, r.is_in as "isAhead", sum(r.total - (
        select coalesce(sum((p ->> 'sum')::numeric), 0) from jsonb_array_elements(r.payments) p
        where p ->> 'means' in ('electronically', 'prepaid'))) as cash
    from (
      select r.kind, r.total, r.payments, r.shift_id is not distinct from s.id and t.status = 'done' as is_rung,
        r.drawer_shift_id is not distinct from s.id
          or r.drawer_shift_id is null and s.state in ('opening', 'open') as is_in
      from shifts s
      join receipts r on r.register_id = s.register_id
        and (r.shift_id = s.id or r.drawer_shift_id = s.id or r.drawer_shift_id is null)
      join register_tasks t on t.receipt_id = r.id
      where s.id = ${shift}
    ) r
    where r.is_in <> r.is_rung group by 1, 2`);
  const sumOf = (those: typeof rows) =>
    expectedCash(
      0,
      those.map(({ kind, cash }) => ({ kind, cash })),
    );
  return {
    ahead: sumOf(rows.filter(({ isAhead }) => isAhead)),
    before: sumOf(rows.filter(({ isAhead }) => !isAhead)),
  };
}

/** The cash of all receipts that no shift has counted yet is counted in this one. */
export const countDrawer = (db: Database, shift: number) =>
  db.query(sql`
    update receipts r set drawer_shift_id = s.id from shifts s
    where s.id = ${shift} and r.register_id = s.register_id and r.drawer_shift_id is null`);

/** Cash that is to be in the drawer of a shift, roubles; moves that the register has refused are no moves. */
export const expectedBy = (
  openingSum: number,
  turnover: readonly ShiftTurnover[],
  drawer: DrawerCash,
  moves: readonly (CashMove & { status: string })[],
): number =>
  expectedCash(
    openingSum,
    turnover,
    moves.filter(({ status }) => status !== 'failed'),
    drawer,
  );
