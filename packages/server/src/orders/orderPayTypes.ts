import { refusal } from '@siren/contract/errors';
import { takenPayTypes } from '../cart/index.ts';
import type { RegionReference } from '../cart/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/**
 * Ids of the pay types that an order may be placed with.
 *
 * @throws ApiError store_unavailable for a store of another region, and for one that nobody can choose
 */
export async function orderPayTypes(
  context: Pick<Context, 'db' | 'online' | 'place'>,
  { payTypes }: RegionReference,
  storeId: number | null,
): Promise<ReadonlySet<number>> {
  if (storeId === null) return payTypes;
  const regionId = context.place.region.id;
  const [found] = await context.db.query(sql`
    select s.id from open_stores s join cities c on c.id = s.city_id
    where s.pickup and s.id = ${storeId} and c.region_id = ${regionId}`);
  if (!found) throw refusal('order.store_unavailable', { data: { reason: 'city', offers: [] } });
  const taken = await takenPayTypes(context, { regionId, storeId });
  return new Set(taken.map(({ id }) => id));
}
