import { RELATED_MAX } from '@siren/domain/goods';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Goods looked at for each kind of kinship, so that a large section costs no more than a small one. */
const CANDIDATES = 60;

export interface Kinship {
  id: number;
  collection: string | null;
  section_id: number;
  /** Ids of the sections beside its own. */
  beside: readonly number[];
  /** Ids of those that staff set, in their order; null where they are computed. */
  related: readonly number[] | null;
}

/** An offer that stands for a good. */
export interface RelatedOffer {
  /** Id of the good. */
  product: number;
  offer: number;
}

/**
 * Offers of goods that go with a product and are in stock: those that staff set, else of its collection, other sections first; then from
 * sections beside its own; then its neighbours.
 */
export async function relatedOffers(
  db: Database,
  region: number,
  { id, collection, section_id: section, beside, related }: Kinship,
): Promise<RelatedOffer[]> {
  return db.query<RelatedOffer>(
    sql`with kin as (
          (select p.id, chosen.place::int as position, false as hit, 0 as distance
            from unnest(${related}::int[]) with ordinality chosen(id, place)
              join products p on p.id = chosen.id and p.active)
          union all
          (select p.id, p.position, p.hit, case when p.section_id = ${section} then 1 else 0 end as distance
            from products p where ${related}::int[] is null and p.collection = ${collection} and p.active
            order by p.section_id = ${section}, p.position limit ${CANDIDATES}::int)
          union all
          (select p.id, p.position, p.hit, 2
            from unnest(${beside}::int[]) s(id) cross join lateral (
              select * from products p where ${related}::int[] is null and p.section_id = s.id and p.active
              order by p.hit desc, p.position limit 4) p
            limit ${CANDIDATES}::int)
          union all
          (select p.id, p.position, p.hit, 3
            from products p where ${related}::int[] is null and p.section_id = ${section} and p.active
            order by p.hit desc, p.position limit ${CANDIDATES}::int)
        ), nearest as (
          select id, min(distance) as distance, min(position) as position, bool_or(hit) as hit
          from kin where id <> ${id} group by id
        ), best as (
          select distinct on (n.id) n.*, o.id as offer
          from nearest n
          join offers o on o.product_id = n.id and o.active and not o.exposition
          join prices r on r.offer_id = o.id and r.region_id = ${region}
          where exists (
            select 1 from stock k where k.offer_id = o.id and k.quantity > 0 and k.store_id = any(array(
              select st.id from open_stores st join cities c on c.id = st.city_id where c.region_id = ${region})))
          order by n.id, r.price, o.position, o.id
        )
        select id as product, offer from best order by distance, hit desc, position, id limit ${RELATED_MAX}::int`,
  );
}
