import type { HandMoney, SoldOrderRows } from '@siren/domain/receipts';
import { BY_HAND } from '../payments/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** An order that was handed over, and what of it was paid then. */
export type Sold = SoldOrderRows & HandMoney;

/** null for an order that was not handed over. */
export async function readSold(db: Database, order: number): Promise<Sold | null> {
  const [sold] = await db.query<Sold>(sql`
    select o.to_pay as "toPay", least(o.to_pay - least(o.to_pay, hand.card), hand.cash) as cash,
      least(o.to_pay, hand.card) as card,
      (select coalesce(json_agg(json_build_object('title', concat_ws(', ', l.name, nullif(l.options, '')),
          'quantity', l.quantity, 'finalPrice', l.final_price) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as goods,
      (select coalesce(json_agg(json_build_object('title', s.name, 'price', s.price) order by s.position), '[]')
        from order_services s where s.order_id = o.id) as services
    from orders o,
      lateral (
        select coalesce(sum(p.amount) filter (where t.code = 'card'), 0) as card,
          coalesce(sum(p.amount) filter (where t.code <> 'card'), 0) as cash
        from payments p join pay_types t on t.id = p.pay_type_id
        where p.order_id = o.id and p.status = 'paid' and p.provider = ${BY_HAND}) hand
    where o.id = ${order} and o.status in ('done', 'returned')`);
  return sold ?? null;
}
