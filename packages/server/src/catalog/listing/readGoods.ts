import type { ListedGood, ListedOffer } from '@siren/domain/catalog';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { ListingScope } from '../goods-index/index.ts';

interface GoodRow {
  id: number;
  brand: string | null;
  position: number;
  hit: boolean;
  is_new: boolean;
  created_at: Date;
  offers: (ListedOffer & { old_price: number | null })[];
}

/** The goods of a scope that the region sells; ranked ones in their order. */
export async function readGoods(
  db: Database,
  region: number,
  scope: ListingScope,
  now: Date,
): Promise<ListedGood[]> {
  const ranked = 'products' in scope ? scope.products : null;
  const sections = 'sections' in scope ? scope.sections : [];
  const rows = await db.query<GoodRow>(
    sql`select p.id, p.brand, p.position, p.hit, coalesce(p.new_until > ${now}, false) as is_new, p.created_at,
          json_agg(json_build_object('id', o.id, 'price', r.price, 'old_price', r.old_price,
            'exposition', o.exposition, 'params', o.params, 'options', o.options,
            'quantity', coalesce((
              select sum(k.quantity) from stock k
              where k.offer_id = o.id and k.store_id = any(array(
                select st.id from stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
            ), 0)) order by o.position, o.id) as offers
        from products p
        join offers o on o.product_id = p.id and o.active
        join prices r on r.offer_id = o.id and r.region_id = ${region}
        where p.active and (p.id = any(${ranked ?? []}::int[]) or p.section_id = any(${sections}::int[]))
        group by p.id
        order by array_position(${ranked ?? []}::int[], p.id), p.id`,
  );
  return rows.map(({ id, brand, position, hit, is_new: isNew, created_at: createdAt, offers }) => ({
    id,
    brand,
    position,
    isHit: hit,
    isNew,
    createdAt: createdAt.getTime(),
    offers: offers.map(({ old_price: oldPrice, ...offer }) => ({ ...offer, oldPrice })),
  }));
}
