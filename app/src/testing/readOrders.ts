import { sql } from '@siren/server/db';
import type { Database } from '@siren/server/db';

/** What the database says of an order. */
export interface StoredOrder {
  id: number;
  key: string;
  /** Roubles. */
  toPay: number;
  /** Whether lines, services, their sums, taken stock and history are all there and fit together. */
  whole: boolean;
}

export function readOrders(db: Database): Promise<StoredOrder[]> {
  return db.query<StoredOrder>(sql`
    select o.id, o.idempotency_key as key, o.to_pay as "toPay",
      o.goods - o.discount = (select sum(quantity * final_price) from order_lines where order_id = o.id)
        and o.services = (select coalesce(sum(price), 0) from order_services where order_id = o.id)
        and o.to_pay = o.goods - o.discount + o.services
        and exists (select from order_history where order_id = o.id)
        and (select jsonb_object_agg(offer_id, pieces) from (
              select offer_id, sum(quantity) as pieces from order_lines where order_id = o.id group by offer_id) l)
          = (select jsonb_object_agg(offer_id, pieces) from (
              select offer_id, sum(quantity) as pieces from order_stock where order_id = o.id group by offer_id) s)
        as whole
    from orders o order by o.id`);
}

/** Payments of which bank and shop think differently: one of them says that the money is there. */
export async function readQuarrels(db: Database): Promise<string[]> {
  const rows = await db.query<{ quarrel: string }>(sql`
    select b.reference || ': ' || b.state || ', ' || coalesce(p.status, 'none') as quarrel
    from test_bank_payments b left join payments p on p.reference = b.reference
    where (b.state = 'paid') is distinct from (p.status = 'paid')`);
  return rows.map(({ quarrel }) => quarrel);
}

/** Orders whose money and status do not go together: paid and not confirmed, paid and cancelled, paid twice. */
export async function readOddlyPaid(db: Database): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select o.id from orders o join payments p on p.order_id = o.id and p.status = 'paid'
    group by o.id having o.status <> 'confirmed' or count(*) > 1`);
  return rows.map(({ id }) => id);
}

/** Pieces in all stores, and pieces that orders took from them and did not give back. */
export async function countStock(db: Database): Promise<{ left: number; taken: number }> {
  const [row] = await db.query<{ left: number; taken: number }>(sql`
    select (select sum(quantity) from stock) as left, (
        select coalesce(sum(quantity), 0) from order_stock join orders on orders.id = order_id
        where status <> 'cancelled') as taken`);
  if (!row) throw new Error('No stock');
  return row;
}
