import { BONUS_PAGE } from '@siren/domain/client-records';
import type { BonusLine } from '@siren/domain/client-records';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** A page of the ledger of an account, the newest first, and how many changes there are. */
export async function readBonusChanges(
  db: Database,
  { user, page }: { user: number; page: number },
): Promise<{ rows: BonusLine[]; total: number }> {
  const rows = await db.query<Omit<BonusLine, 'at'> & { at: Date }>(sql`
    select b.id, b.at, b.kind, b.amount, b.after, b.order_id as "order", coalesce(c.reason, '') as reason,
      coalesce(a.name, p.name) as by
    from bonus_changes b
    left join bonus_corrections c on c.idempotency_key = b.correction
    left join users a on a.id = b.actor_id
    left join order_staff s on s.order_id = b.order_id and b.kind = 'order'
    left join users p on p.id = s.placed_by
    where b.user_id = ${user}
    order by b.id desc limit ${BONUS_PAGE} offset ${(page - 1) * BONUS_PAGE}::bigint`);
  const { total } = onlyRow(
    await db.query<{ total: number }>(sql`
      select count(*)::int as total from bonus_changes where user_id = ${user}`),
  );
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), total };
}
