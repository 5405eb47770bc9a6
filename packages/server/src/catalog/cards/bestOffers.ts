import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { RankedGoods } from '../goods-index/index.ts';

/** An offer that stands for its product. */
export interface BestOffer {
  offer: number;
  /** Whether it is another one than would stand for it were nothing asked for, see `ListedCard.variant`. */
  variant: boolean;
}

/**
 * Offers that stand for these products, in their order: the one that says most of what is asked for, of such the
 * cheapest variant that can be bought, where there is none the cheapest of what is left. Products that the region
 * does not sell are left out.
 */
export function bestOffers(
  db: Database,
  region: number,
  { products, offers = new Map() }: RankedGoods,
): Promise<BestOffer[]> {
  return db.query<BestOffer>(
    sql`select best.offer, best.variant
        from unnest(${[...products]}::int[]) with ordinality k(id, place)
        join products p on p.id = k.id and p.active
        cross join lateral (
          select own.offer, own.offer <> first_value(own.offer) over (order by own.place) as variant
          from (
            select o.id as offer, row_number() over (
              order by q.quantity > 0 and not o.exposition desc, q.quantity > 0 desc, r.price, o.position, o.id
            ) as place
            from offers o
            join prices r on r.offer_id = o.id and r.region_id = ${region}
            cross join lateral (
              select coalesce(sum(s.quantity), 0) as quantity from stock s
              where s.offer_id = o.id and s.store_id = any(array(
                select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
            ) q
            where o.product_id = p.id and o.active
          ) own
          left join unnest(${[...offers.keys()]}::int[], ${[...offers.values()]}::float8[]) said(offer, much)
            on said.offer = own.offer
          order by coalesce(said.much, 0) desc, own.place
          limit 1
        ) best
        order by k.place`,
  );
}
