import type { SoldOrderRows } from '@siren/domain/receipts';
import { BY_HAND } from '../payments/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** An order that was handed over, and what of it was paid by hand, roubles. */
export interface Sold extends SoldOrderRows {
  cash: number;
}

/** null for an order that was not handed over. */
export async function readSold(db: Database, order: number): Promise<Sold | null> {
  const [sold] = await db.query<Sold>(sql`
    select o.to_pay as "toPay",
      least(o.to_pay, (select coalesce(sum(p.amount), 0) from payments p
        where p.order_id = o.id and p.status = 'paid' and p.provider = ${BY_HAND})) as cash,
      (select coalesce(json_agg(json_build_object('title', concat_ws(', ', l.name, nullif(l.options, '')),
          'quantity', l.quantity, 'finalPrice', l.final_price) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as goods,
      (select coalesce(json_agg(json_build_object('title', s.name, 'price', s.price) order by s.position), '[]')
        from order_services s where s.order_id = o.id) as services
    from orders o where o.id = ${order} and o.status in ('done', 'returned')`);
  return sold ?? null;
}
