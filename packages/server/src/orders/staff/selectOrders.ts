import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { SelectedOrder } from '@siren/domain/orders';
import { composed } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { filterConditions } from './filterConditions.ts';
import { allOf } from '../../lists/index.ts';
import { readQuery } from './readQuery.ts';

/**
 * Every order of a filter, as one statement sees them. One more than was told is enough to know that there are others.
 *
 * @throws ApiError general.conflict
 */
export async function selectOrders(
  db: Database,
  user: number,
  { query, filters, count }: CheckedPayloadOf<'/api/admin/orders/select'>,
): Promise<SelectedOrder[]> {
  const { source, conditions } = readQuery(query);
  const orders = await db.query<SelectedOrder>(composed`
    select o.id, o.id::text as number, o.version, o.status, o.store_id is not null as pickup,
      o.responsible_id as responsible
    from ${source} where ${allOf([...filterConditions(filters, user), ...conditions])}
    order by o.id desc limit ${count + 1}::int`);
  if (orders.length !== count) throw staffRefusal('general.conflict');
  return orders;
}
