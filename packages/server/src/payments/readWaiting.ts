import type { WaitingOrder } from '@siren/domain/payments';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** All orders that may wait for something, as the rule asks for them. */
export const readWaiting = (db: Database) =>
  db.query<WaitingOrder & { id: number }>(sql`
    select o.id, o.status, to_json(o.held_since) #>> '{}' as "heldSince", t.code as "payType", o.to_pay as "toPay",
      o.proof is not null as proven, n.order_id is not null or o.proof is not distinct from 'staff' as "byStaff",
      (select coalesce(json_agg(json_build_object('status', p.status, 'at', p.started_at)), '[]')
        from payments p where p.order_id = o.id) as payments
    from orders o join pay_types t on t.id = o.pay_type_id
      left join order_staff n on n.order_id = o.id
    where o.held_since is not null and (o.status = 'new' or (o.status = 'confirmed' and o.proof is null))
    order by o.held_since`);
