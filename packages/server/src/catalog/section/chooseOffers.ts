import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { SectionSort } from '@siren/domain/catalog';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

export interface Choice {
  region: number;
  /** Ids of the sections whose goods are listed. */
  sections: readonly number[];
  sort: SectionSort;
  /** From 1. */
  page: number;
  now: Date;
}

/**
 * Offers that stand for the goods of a page: of each product the cheapest variant that can be bought, where
 * there is none the cheapest of what is left. In «popular» and «new» what is out of stock comes last.
 */
export async function chooseOffers(
  db: Database,
  { region, sections, sort, page, now }: Choice,
): Promise<number[]> {
  const rows = await db.query<{ offer: number }>(
    sql`select offer from (
          select distinct on (p.id) p.id, o.id as offer, r.price, q.quantity > 0 as stocked, p.hit, p.position,
            p.created_at, coalesce(p.new_until > ${now}, false) as is_new
          from products p
          join offers o on o.product_id = p.id and o.active
          join prices r on r.offer_id = o.id and r.region_id = ${region}
          cross join lateral (
            select coalesce(sum(k.quantity), 0) as quantity from stock k
            where k.offer_id = o.id and k.store_id = any(array(
              select st.id from stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
          ) q
          where p.active and p.section_id = any(${sections}::int[])
          order by p.id, q.quantity > 0 and not o.exposition desc, q.quantity > 0 desc, r.price, o.position, o.id
        ) best
        order by
          case when ${sort}::text = 'price-asc' then price end,
          case when ${sort}::text = 'price-desc' then price end desc,
          stocked desc,
          case when ${sort}::text = 'new' then is_new end desc,
          case when ${sort}::text = 'new' then created_at end desc,
          hit desc, position, id
        limit ${SECTION_PAGE_SIZE}::int offset ${(page - 1) * SECTION_PAGE_SIZE}::int`,
  );
  return rows.map(({ offer }) => offer);
}
