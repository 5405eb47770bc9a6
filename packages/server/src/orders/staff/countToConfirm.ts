import { toConfirm } from '@siren/domain/orders';
import { sql, onlyRow } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** How many orders wait for the staff's word. */
export const countToConfirm = async (db: Database): Promise<number> =>
  onlyRow(
    await db.query<{ count: number }>(sql`
      select count(*)::int as count from orders where status = any(${toConfirm}::text[])`),
  ).count;
