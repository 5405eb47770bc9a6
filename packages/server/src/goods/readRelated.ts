import type { RelatedGood } from '@siren/domain/goods';
import { relatedNow } from '../catalog/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { stateOf } from './stateOf.ts';

interface Row {
  id: number;
  name: string;
  article: string;
  active: boolean;
  hidden: boolean;
  picture: PictureRow | null;
}

/** Goods beside one: those that staff set, be they gone, else those that the shop shows in the region. */
export async function readRelated(
  db: Database,
  region: number,
  { id, related }: { id: number; related: readonly number[] | null },
): Promise<RelatedGood[]> {
  const ids = related ?? (await relatedNow(db, region, id));
  const rows = await db.query<Row>(sql`
    select p.id, p.name, p.active, p.hidden, f.article, f.picture
    from unnest(${ids}::int[]) with ordinality asked(id, place) join products p on p.id = asked.id
      cross join lateral (
        select o.article, (
            select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
            from offer_pictures op join pictures i on i.id = op.picture_id
            where op.offer_id = o.id order by op.position limit 1
          ) as picture
        from offers o where o.product_id = p.id order by not o.active, o.position, o.id limit 1
      ) f
    order by asked.place`);
  return rows.map(({ active, hidden, picture, ...row }) => ({
    ...row,
    image: picture && imageOf(picture, row.name),
    state: stateOf({ active, hidden }),
  }));
}
