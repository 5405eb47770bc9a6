import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { PAST_SHIFTS_SIZE } from '@siren/domain/receipts';
import { composed, onlyRow } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { IS_PAST } from './readShift.ts';

type Answer = AnswerOf<'/api/backoffice/shift/past'>;
type Row = Omit<Answer['rows'][number], 'openedAt' | 'closedAt'> & { openedAt: Date; closedAt: Date | null };

/** Shifts that are over, of all registers, the newest first (behaviour office-70). */
export async function readPastShifts(
  db: Database,
  { page }: PayloadOf<'/api/backoffice/shift/past'>,
): Promise<Answer> {
  const [rows, counted] = await Promise.all([
    db.query<Row>(composed`
      select s.id, s.number, s.state, s.opened_at as "openedAt", s.closed_at as "closedAt", u.name as "openedBy", s.difference,
        (
          select coalesce(sum(case r.kind when 'sell' then r.total when 'sellReturn' then -r.total else 0 end), 0)
          from receipts r join register_tasks t on t.receipt_id = r.id where r.shift_id = s.id and t.status = 'done'
        ) as sold,
        exists(
          select from register_tasks t left join cash_moves m on m.id = t.cash_id
          where coalesce(t.shift_id, m.shift_id) = s.id and t.status = 'unknown'
        ) as waits
      from shifts s left join users u on u.id = s.opened_by where ${IS_PAST}
      order by s.id desc limit ${PAST_SHIFTS_SIZE}::int offset ${(page - 1) * PAST_SHIFTS_SIZE}::bigint`),
    db.query<{ total: number }>(composed`select count(*)::int as total from shifts s where ${IS_PAST}`),
  ]);
  return {
    rows: rows.map(({ openedAt, closedAt, ...row }) => ({
      ...row,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt && closedAt.toISOString(),
    })),
    total: onlyRow(counted).total,
  };
}
