import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Ids of the badges that staff put on a good, in the order of the shop. */
export async function readHandBadges(db: Database, good: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select b.id from product_badges p join badges b on b.id = p.badge_id
    where p.product_id = ${good} and b.rule = 'hand' order by b.position, b.id`);
  return rows.map(({ id }) => id);
}
