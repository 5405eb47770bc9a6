import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { PictureRow } from '../../pictures/index.ts';
import type { SectionCount } from '../goods-index/index.ts';
import type { SectionRow } from './readSections.ts';

type PlainRow = Omit<SectionRow, 'total' | 'min_price'>;

/** All sections that are not hidden in the order to show, with what was counted of them already: `readSections` without the goods. */
export async function countedSections(
  db: Database,
  counts: ReadonlyMap<number, SectionCount>,
): Promise<SectionRow[]> {
  const faced = [...counts].filter(([, { face }]) => face !== null);
  const rows = await db.query<PlainRow & { picture: PictureRow | null }>(
    sql`select s.id, s.path, s.name, s.parent_id, s.ancestors, s.title, s.description, s.facets, s.sort, s.pins, s.list_id as list,
          case when i.id is not null
            then json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile) end as picture
        from sections s
        left join unnest(${faced.map(([section]) => section)}::int[], ${faced.map(([, { face }]) => face)}::int[])
          f(section_id, offer_id) on f.section_id = s.id
        left join offer_pictures op on op.offer_id = f.offer_id and op.position = 0
        left join pictures i on i.id = op.picture_id
        where not exists (select from sections h where h.hidden and h.id = any(s.ancestors))
        order by s.position, s.id`,
  );
  return rows.map((row) => {
    const count = counts.get(row.id);
    return { ...row, total: count?.total ?? 0, min_price: count?.minPrice ?? null };
  });
}
