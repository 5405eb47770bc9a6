import type { BackMoney, BackRow } from '@siren/domain/receipts';
import { BY_HAND } from '../payments/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Something that came back, with the money that went back for it. */
export interface ReturnedOrder extends BackMoney {
  id: number;
  rows: BackRow[];
  hasReceipt: boolean;
}

/** Returns of an order, the oldest first; rows by their places among goods and, after them, services. */
export const readReturned = (db: Database, order: number): Promise<ReturnedOrder[]> =>
  db.query<ReturnedOrder>(sql`
    with goods as (
      select position, (row_number() over (order by position) - 1)::int as place
      from order_lines where order_id = ${order}
    ), services as (
      select position, ((select count(*) from goods) + row_number() over (order by position) - 1)::int as place
      from order_services where order_id = ${order}
    )
    select r.id, r.money as total,
      (select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id
        join pay_types t on t.id = p.pay_type_id
        where f.return_id = r.id and p.provider = ${BY_HAND} and t.code <> 'card') as cash,
      exists (select from receipts t where t.return_id = r.id) as "hasReceipt",
      (select coalesce(json_agg(json_build_object('row', b.place, 'quantity', b.quantity) order by b.place), '[]')
        from (
          select g.place, b.quantity from return_goods b join goods g using (position) where b.return_id = r.id
          union all
          select s.place, 1 from return_services b join services s using (position) where b.return_id = r.id
        ) b) as rows
    from returns r where r.order_id = ${order} order by r.id`);
