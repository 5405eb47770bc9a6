import type { ListedGood } from '@siren/domain/product-lists';
import { piecesIn } from '../catalog/index.ts';
import { composed, fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';

/** What an offer `o` of a good `p` is called. */
export const goodName: Fragment = fragment`
  case when starts_with(o.name, p.name) then o.name else p.name || ', ' || o.name end`;

interface Row extends Omit<ListedGood, 'image' | 'state'> {
  sold: boolean | null;
  picture: PictureRow | null;
}

function goodOf({ sold, picture, ...row }: Row): ListedGood {
  const shown = row.price !== null && row.pieces > 0;
  return {
    ...row,
    image: picture && imageOf(picture, row.name),
    state: sold ? (shown ? 'shown' : 'away') : 'gone',
  };
}

/** Goods by their offers, in that order, as a region has them; an offer that is deleted is told as one that is gone. */
export async function readGoods(
  db: Pick<Database, 'query'>,
  region: number,
  offers: readonly number[],
): Promise<ListedGood[]> {
  const rows = await db.query<Row>(composed`
    select asked.id as offer, coalesce(p.id, 0) as product, coalesce(${goodName}, '') as name,
      coalesce(o.article, '') as article, o.active and p.active as sold, r.price,
      case when o.id is null then 0 else ${piecesIn(region)} end as pieces, (
        select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
        from offer_pictures op join pictures i on i.id = op.picture_id
        where op.offer_id = o.id order by op.position limit 1) as picture
    from unnest(${[...offers]}::int[]) with ordinality asked(id, place)
      left join offers o on o.id = asked.id left join products p on p.id = o.product_id
      left join prices r on r.offer_id = o.id and r.region_id = ${region}::int
    order by asked.place`);
  return rows.map(goodOf);
}
