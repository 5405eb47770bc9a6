import type { OrderReturn } from '@siren/domain/returns';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** What has come back of an order, the oldest first. Rows are told by their places among those of the order. */
export async function readReturns(db: Database, order: number): Promise<OrderReturn[]> {
  const rows = await db.query<Omit<OrderReturn, 'at'> & { at: Date }>(sql`
    select r.id, r.at, r.cause, r.value, r.money, r.bonus,
      (select coalesce(json_agg(json_build_object('guid', c.guid, 'amount', c.amount) order by c.guid), '[]')
        from return_certificates c where c.return_id = r.id) as certificates,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = r.by_id) as by,
      (select json_build_object('id', s.id, 'name', s.name) from stores s where s.id = r.store_id) as store,
      not exists (select from refunds f where f.return_id = r.id and f.state = 'due') as paid,
      (select coalesce(json_agg(json_build_object('row', l.place, 'quantity', g.quantity) order by l.place), '[]')
        from return_goods g join (
          select position, (row_number() over (order by position) - 1)::int as place
          from order_lines where order_id = ${order}) l using (position)
        where g.return_id = r.id) as goods,
      (select coalesce(json_agg(l.place order by l.place), '[]')
        from return_services g join (
          select position, (row_number() over (order by position) - 1)::int as place
          from order_services where order_id = ${order}) l using (position)
        where g.return_id = r.id) as services
    from returns r where r.order_id = ${order} order by r.id`);
  return rows.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
}
