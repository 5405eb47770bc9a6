import type { PinnedGood } from '@siren/domain/sections';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** What is known of pinned goods, in their order. Sections are the one that they are pinned in and those below it. */
export const readPinned = (
  db: Database,
  pins: readonly number[],
  sections: readonly number[],
): Promise<PinnedGood[]> =>
  db.query<PinnedGood>(sql`
    select pin.id, p.name, coalesce(p.hidden, false) as hidden, coalesce(p.section_id = any(${sections}::int[]), false) as within,
      array(
        select r.name from regions r
        where p.id is not null and not exists (
          select from offers o join prices c on c.offer_id = o.id and c.region_id = r.id
          where o.product_id = p.id and o.active and p.active)
        order by r.position, r.id) as unsold
    from unnest(${pins}::int[]) with ordinality pin(id, place)
    left join products p on p.id = pin.id
    order by pin.place`);

/** Ids among these that no good has. */
export async function unknownGoods(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<{ id: number }>(sql`
    select told.id from unnest(${ids}::int[]) told(id) where not exists (select from products p where p.id = told.id)`);
  return rows.map(({ id }) => id);
}
