import type { StaffOrder } from '@siren/domain/orders';
import { readChanges } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readOrder } from '../orders/index.ts';

type Row = Pick<StaffOrder, 'timeZone' | 'version' | 'responsible' | 'cancelCause' | 'note'>;

/** An order as staff see it. That it was read is recorded. @throws ApiError order.not_found */
export async function readStaffOrder(context: Context, id: number): Promise<StaffOrder> {
  const order = await readOrder(context, id);
  const { db } = context;
  const row = onlyRow(
    await db.query<Row>(sql`
      select r.time_zone as "timeZone", o.version, o.cancel_cause as "cancelCause", o.staff_note as note,
        (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = o.responsible_id) as responsible
      from orders o join regions r on r.id = o.region_id where o.id = ${id}`),
  );
  return { order, ...row, changes: await readChanges(db, 'order', id) };
}
