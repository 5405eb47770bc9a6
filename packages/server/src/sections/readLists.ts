import { listState } from '@siren/domain/product-lists';
import type { SectionList } from '@siren/domain/sections';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Lists that a section may begin with, by their names. @param today ISO 8601 date, by the shop's clocks */
export async function readLists(db: Database, today: string): Promise<SectionList[]> {
  const rows = await db.query<{ id: number; name: string; from: string | null; to: string | null }>(sql`
    select id, name, to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to"
    from product_lists where deleted_at is null order by folded(name), id`);
  return rows.map(({ id, name, ...days }) => ({ id, name, state: listState(days, today) }));
}
