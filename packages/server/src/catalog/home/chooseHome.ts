import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { ChosenOffer } from './namedOffers.ts';

/** Goods of one list of the home page. */
const LIST = 4;

/** Offers of the lists of the home page, each good in one of them only. */
export interface HomeChoice {
  hero: ChosenOffer[];
  fresh: ChosenOffer[];
  sale: ChosenOffer[];
  popular: ChosenOffer[];
}

/**
 * What the region can deliver today, by list: `hero` the largest discount, `fresh` what is new, `sale` the next
 * discounts, `popular` hits and what comes first in the catalogue.
 */
export async function chooseHome(db: Database, region: number, now: Date): Promise<HomeChoice> {
  const rows = await db.query<ChosenOffer & { list: keyof HomeChoice }>(
    sql`with best as materialized (
          select distinct on (p.id) p.id, o.id as offer, p.hit, p.position, p.created_at,
            coalesce(p.new_until > ${now}, false) as is_new,
            coalesce(1 - r.price / r.old_price, 0) as discount
          from products p
          join offers o on o.product_id = p.id and o.active and not o.exposition
          join prices r on r.offer_id = o.id and r.region_id = ${region}
          where p.active and exists (
            select 1 from stock k where k.offer_id = o.id and k.quantity > 0 and k.store_id = any(array(
              select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region})))
          order by p.id, r.price, o.position, o.id
        ), hero as (
          select * from best where discount >= 0.01 order by discount desc, position, id limit 1
        ), fresh as (
          select * from best where is_new and id not in (select id from hero)
          order by created_at desc, hit desc, position, id limit ${LIST}::int
        ), sale as (
          select * from best
          where discount >= 0.01 and id not in (select id from hero union all select id from fresh)
          order by discount desc, position, id limit ${LIST}::int
        ), popular as (
          select * from best
          where id not in (select id from hero union all select id from fresh union all select id from sale)
          order by hit desc, position, id limit ${LIST}::int
        )
        select 'hero' as list, id as product, offer from hero
        union all (select 'fresh', id, offer from fresh order by created_at desc, hit desc, position, id)
        union all (select 'sale', id, offer from sale order by discount desc, position, id)
        union all (select 'popular', id, offer from popular order by hit desc, position, id)`,
  );
  const of = (name: keyof HomeChoice) => rows.filter(({ list }) => list === name);
  return { hero: of('hero'), fresh: of('fresh'), sale: of('sale'), popular: of('popular') };
}
