import type { StaffOrder } from '@siren/domain/orders';
import { returnableUntil } from '@siren/domain/returns';
import { readChanges } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import { ownStores } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { countOf, readMessages } from '../order-messages/index.ts';
import { readOrder } from '../orders/index.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { readReturns } from './readReturns.ts';

interface Row extends Pick<
  StaffOrder,
  'timeZone' | 'version' | 'responsible' | 'cancelCause' | 'note' | 'stores' | 'pieces' | 'client'
> {
  doneAt: Date | null;
}

/** An order as staff see it, for whoever a call of theirs let in. That it was read is recorded. @throws ApiError order.not_found */
export async function readStaffOrder(
  context: Context,
  id: number,
  { post }: Pick<Fulfilment, 'post'>,
): Promise<StaffOrder> {
  const order = await readOrder(context, id, true);
  const { db, limits } = context;
  const own = await ownStores(context);
  const { doneAt, ...row } = onlyRow(
    await db.query<Row>(sql`
      select r.time_zone as "timeZone", o.version, o.cancel_cause as "cancelCause", o.staff_note as note,
        o.user_id as client,
        (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = o.responsible_id) as responsible,
        (select max(at) from order_history where order_id = o.id and status = 'done') as "doneAt",
        (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]')
          from stores s join cities c on c.id = s.city_id where c.region_id = o.region_id and (s.active or s.id = o.store_id)
            and (${own}::int[] is null or s.id = any(${own}::int[]))) as stores,
        (select coalesce(json_agg(json_build_object('offer', k.offer_id, 'quantity', k.quantity,
            'store', json_build_object('id', s.id, 'name', s.name)) order by k.offer_id, s.name, s.id), '[]')
          from order_stock k join stores s on s.id = k.store_id where k.order_id = o.id and o.status <> 'cancelled') as pieces
      from orders o join regions r on r.id = o.region_id where o.id = ${id}`),
  );
  const until = returnableUntil(doneAt === null ? null : doneAt.getTime(), limits.keep.returnDays);
  return {
    order,
    ...row,
    returns: await readReturns(db, id),
    returnableUntil: until === null ? null : new Date(until).toISOString(),
    changes: await readChanges(db, 'order', id),
    messages: await readMessages(db, id),
    tells: await countOf(db, post, [id]),
  };
}
