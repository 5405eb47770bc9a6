import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Every page needs a place: a shop that was given no region yet starts with Moscow. */
export async function ensureRegion(db: Database): Promise<void> {
  await db.query(sql`
    with made as (
      insert into regions (code, name) select 'moscow', 'Москва'
      where not exists (select from regions) on conflict do nothing returning id
    )
    insert into cities (region_id, code, name) select id, 'moscow', 'Москва' from made`);
}
