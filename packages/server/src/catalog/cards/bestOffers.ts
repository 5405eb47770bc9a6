import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/**
 * Offers that stand for these products, in their order: the cheapest variant that can be bought, where there is
 * none the cheapest of what is left; offers that are asked for come before all others. Products that the region does
 * not sell are left out.
 */
export async function bestOffers(
  db: Database,
  region: number,
  products: readonly number[],
  asked: ReadonlySet<number> = new Set(),
): Promise<number[]> {
  const rows = await db.query<{ offer: number }>(
    sql`select best.offer
        from unnest(${[...products]}::int[]) with ordinality k(id, place)
        join products p on p.id = k.id and p.active
        cross join lateral (
          select o.id as offer
          from offers o
          join prices r on r.offer_id = o.id and r.region_id = ${region}
          cross join lateral (
            select coalesce(sum(s.quantity), 0) as quantity from stock s
            where s.offer_id = o.id and s.store_id = any(array(
              select st.id from stores st join cities c on c.id = st.city_id where c.region_id = ${region}))
          ) q
          where o.product_id = p.id and o.active
          order by o.id = any(${[...asked]}::int[]) desc, q.quantity > 0 and not o.exposition desc, q.quantity > 0 desc, r.price, o.position, o.id
          limit 1
        ) best
        order by k.place`,
  );
  return rows.map(({ offer }) => offer);
}
