import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { SelectedOrder } from '@siren/domain/orders';
import { composed } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { narrowOrders } from './staffOrderRows.ts';

/**
 * Every order of a filter, as one statement sees them. One more than was told is enough to know that there are others.
 *
 * @throws ApiError general.conflict
 */
export async function selectOrders(
  db: Database,
  user: number,
  { count, ...asked }: CheckedPayloadOf<'/api/admin/orders/select'>,
): Promise<SelectedOrder[]> {
  const { source, conditions } = narrowOrders(asked, user);
  const orders = await db.query<SelectedOrder>(composed`
    select o.id, o.id::text as number, o.version, o.status, o.store_id is not null as pickup,
      o.responsible_id as responsible
    from ${source} where ${conditions}
    order by o.id desc limit ${count + 1}::int`);
  if (orders.length !== count) throw staffRefusal('general.conflict');
  return orders;
}
