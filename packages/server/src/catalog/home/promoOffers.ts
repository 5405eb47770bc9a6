import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { ChosenOffer } from './namedOffers.ts';

/**
 * The cheapest offer in stock of what the coupon of a promo is for; none where it is for everything: the cheapest of
 * all goods says nothing of a promo.
 */
export function promoOffers(db: Database, region: number, promo: number): Promise<ChosenOffer[]> {
  return db.query<ChosenOffer>(
    sql`select p.id as product, o.id as offer
        from promos m
        join coupons c on c.id = m.coupon_id and c.active
        join offers o on o.active and not o.exposition
        join products p on p.id = o.product_id and p.active
        join sections s on s.id = p.section_id
        join prices r on r.offer_id = o.id and r.region_id = ${region}
        where m.id = ${promo} and (s.ancestors && c.targets or o.id = any(c.offers)
            or exists (select from brands b where b.name = p.brand and b.id = any(c.brands)))
          and not s.ancestors && c.excludes
          and exists (
            select from stock k where k.offer_id = o.id and k.quantity > 0 and k.store_id = any(array(
              select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region})))
        order by r.price, o.id
        limit 1`,
  );
}
