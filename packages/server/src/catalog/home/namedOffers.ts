import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { NamedGoods } from '../../promo/index.ts';

/** An offer that stands for a product. */
export interface ChosenOffer {
  product: number;
  offer: number;
}

/**
 * Offers that a block names, one for each product: of what is named by itself that very offer, of what lies in a
 * section the cheapest that can be bought. What can be bought comes first.
 */
export function namedOffers(
  db: Database,
  region: number,
  { offers, sections, onSale, priceFrom, priceTo, limit }: NamedGoods,
): Promise<ChosenOffer[]> {
  const all = offers.length === 0 && sections.length === 0;
  return db.query<ChosenOffer>(
    sql`select id as product, offer from (
          select distinct on (p.id) p.id, p.hit, p.position, o.id as offer, q.quantity > 0 as stocked,
            array_position(${offers}::int[], o.id) as place
          from offers o
          join products p on p.id = o.product_id and p.active
          join sections s on s.id = p.section_id
          join prices r on r.offer_id = o.id and r.region_id = ${region}
          cross join lateral (
            select coalesce(sum(k.quantity), 0) as quantity from stock k
            where k.offer_id = o.id and k.store_id = any(array(
              select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
          ) q
          where o.active
            and (${all}::boolean or o.id = any(${offers}::int[]) or s.ancestors && ${sections}::int[])
            and (not ${onSale}::boolean or r.old_price is not null)
            and (${priceFrom}::numeric is null or r.price >= ${priceFrom}::numeric)
            and (${priceTo}::numeric is null or r.price <= ${priceTo}::numeric)
          order by p.id, q.quantity > 0 and not o.exposition desc, place nulls last, r.price, o.position, o.id
        ) best
        order by stocked desc, place nulls last, hit desc, position, id limit ${limit}::int`,
  );
}
