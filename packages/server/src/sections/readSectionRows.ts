import type { StaffSectionRow } from '@siren/domain/sections';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** All sections in their order, with the goods of each and of those below it. */
export const readSectionRows = (db: Database): Promise<StaffSectionRow[]> =>
  db.query<StaffSectionRow>(sql`
    with own as (
      select section_id, count(*) filter (where active)::int as goods, count(*) filter (where hidden)::int as hidden
      from products group by section_id
    ), whole as (
      select k.id, sum(own.goods)::int as goods, sum(own.hidden)::int as hidden
      from own join sections leaf on leaf.id = own.section_id cross join unnest(leaf.ancestors) k(id)
      group by k.id
    )
    select s.id, s.parent_id as parent, s.path, s.name, s.hidden, coalesce(w.goods, 0) as goods,
      coalesce(w.hidden, 0) as "hiddenGoods", s.source is null or s.feed ?| array['name', 'parent'] as "byHand", s.version
    from sections s left join whole w on w.id = s.id
    order by s.position, s.id`);
