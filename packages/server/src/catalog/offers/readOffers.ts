import type { CartOffer } from '@siren/domain/cart';
import { stockOf } from '@siren/domain/catalog';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { imageOf } from '../../pictures/index.ts';
import type { PictureRow } from '../../pictures/index.ts';

/** An offer for the cart, with what coupons and services ask about it. */
export interface RegionOffer extends CartOffer {
  productId: number;
  /** Its section and all above it, from the root down. */
  sectionIds: number[];
  /** Its brand; null where it has none. */
  brandId: number | null;
  /** Whether the region sells it: else price and stock are 0. */
  sold: boolean;
}

interface Row {
  id: number;
  product_id: number;
  section_ids: number[];
  brand_id: number | null;
  path: string;
  name: string;
  article: string;
  options: { value: string }[];
  exposition: boolean;
  price: number | null;
  old_price: number | null;
  quantity: number;
  picture: PictureRow | null;
}

/**
 * Offers by their ids as the region sells them at this moment, in one statement: nothing of it is remembered,
 * so that inside a transaction it is what the transaction sees. Unknown ids are not in the answer.
 *
 * @param region id of the region
 */
export async function readOffers(
  db: Database,
  region: number,
  ids: readonly number[],
): Promise<Map<number, RegionOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Row>(
    sql`select o.id, o.product_id, s.ancestors as section_ids, b.id as brand_id, p.path,
          -- What tells a variant from its siblings stands in its options already.
          case when o.options <> '[]' and starts_with(o.name, p.name) then p.name else o.name end as name,
          o.article, o.options, o.exposition,
          r.price, r.old_price,
          case when r.price is null then 0 else coalesce((
            select sum(k.quantity) from stock k
            where k.offer_id = o.id and k.store_id = any(array(
              select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
          ), 0)::int end as quantity,
          (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
            from offer_pictures op join pictures i on i.id = op.picture_id
            where op.offer_id = o.id order by op.position limit 1) as picture
        from offers o
        join products p on p.id = o.product_id
        join sections s on s.id = p.section_id
        left join brands b on b.name = p.brand
        left join prices r on r.offer_id = o.id and r.region_id = ${region} and o.active and p.active
        where o.id = any(${ids}::int[])`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        productId: row.product_id,
        sectionIds: row.section_ids,
        brandId: row.brand_id,
        path: row.path,
        name: row.name,
        article: row.article,
        options: row.options.map(({ value }) => value).join(', '),
        price: row.price ?? 0,
        oldPrice: row.old_price,
        sold: row.price !== null,
        image: row.picture && imageOf(row.picture, row.name),
        stock: stockOf(row.quantity),
        exposition: row.exposition,
      },
    ]),
  );
}
