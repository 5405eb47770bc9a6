import type { RegionReference } from '../cart/index.ts';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';

/**
 * Ids of the pay types that an order may be paid with: those of the store where it is fetched, else those that any
 * store of the region takes.
 *
 * @throws ApiError bad_request for a store of another region
 */
export async function orderPayTypes(
  { db, place }: Context,
  { payTypes }: RegionReference,
  store: number | null,
): Promise<ReadonlySet<number>> {
  if (store === null) return payTypes;
  const [found] = await db.query<{ taken: number[] }>(sql`
    select array(select pay_type_id from store_pay_types where store_id = s.id) as taken
    from stores s join cities c on c.id = s.city_id
    where s.id = ${store} and c.region_id = ${place.region.id}`);
  if (!found) throw badRequest(`store: в регионе нет магазина ${store}.`);
  return new Set(found.taken);
}
