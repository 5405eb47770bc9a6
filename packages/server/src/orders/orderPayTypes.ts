import { takenPayTypes } from '../cart/index.ts';
import type { RegionReference } from '../cart/index.ts';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';

/**
 * Ids of the pay types that an order may be placed with.
 *
 * @throws ApiError bad_request for a store of another region
 */
export async function orderPayTypes(
  context: Pick<Context, 'db' | 'online' | 'place'>,
  { payTypes }: RegionReference,
  storeId: number | null,
): Promise<ReadonlySet<number>> {
  if (storeId === null) return payTypes;
  const regionId = context.place.region.id;
  const [found] = await context.db.query(sql`
    select s.id from stores s join cities c on c.id = s.city_id
    where s.id = ${storeId} and c.region_id = ${regionId}`);
  if (!found) throw badRequest(`store: в регионе нет магазина ${storeId}.`);
  const taken = await takenPayTypes(context, { regionId, storeId });
  return new Set(taken.map(({ id }) => id));
}
