import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { PAST_SHIFTS_SIZE } from '@siren/domain/receipts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

type Answer = AnswerOf<'/api/backoffice/shift/past'>;
type Row = Omit<Answer['rows'][number], 'openedAt' | 'closedAt'> & { openedAt: Date; closedAt: Date | null };

/** Shifts that were closed, of all registers, the newest first (behaviour office-70). */
export async function readPastShifts(
  db: Database,
  { page }: PayloadOf<'/api/backoffice/shift/past'>,
): Promise<Answer> {
  const [rows, counted] = await Promise.all([
    db.query<Row>(sql`
      select s.id, s.number, s.opened_at as "openedAt", s.closed_at as "closedAt", u.name as "openedBy", s.difference,
        (
          select coalesce(sum(case r.kind when 'sell' then r.total when 'sellReturn' then -r.total else 0 end), 0)
          from receipts r join register_tasks t on t.receipt_id = r.id where r.shift_id = s.id and t.status = 'done'
        ) as sold
      from shifts s left join users u on u.id = s.opened_by where s.state = 'closed'
      order by s.id desc limit ${PAST_SHIFTS_SIZE} offset ${(page - 1) * PAST_SHIFTS_SIZE}`),
    db.query<{ total: number }>(sql`select count(*)::int as total from shifts where state = 'closed'`),
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
