import { sql } from '@siren/server/db';
import type { DatabasePool } from '@siren/server/db';

/** Years of a shop: orders of 900 days, most of them done and paid, each with two goods. */
export async function fillOrders(db: DatabasePool, orders: number): Promise<void> {
  await db.query(sql`
    insert into orders (idempotency_key, request_digest, region_id, city_id, placed_at, customer_name, customer_phone,
      customer_email, receipt_to, address, store_id, delivery_date, pay_type_id, goods, discount, services, bonus_used,
      certificates, to_pay, status, kept, refunded, proof)
    select gen_random_uuid(), '', c.region_id, c.id, placed,
      (array['Анна', 'Пётр', 'Мария', 'Олег', 'Ирина', 'Семён', 'Ольга', 'Иван'])[1 + n % 8] || ' ' ||
        (array['Ким', 'Орлова', 'Белов', 'Ёлкина', 'Сорока'])[1 + n % 5] ||
        chr(1072 + n % 32) || chr(1072 + n * 7 % 32) || chr(1072 + n * 11 % 32),
      '+79' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), 'buyer' || n || '@mail.invalid', '', 'ул. Мира, 1',
      case when n % 3 = 0 then stores[1 + n % cardinality(stores)] end,
      case when n % 11 <> 0 then placed::date + n % 7 end,
      pay_types[1 + n % cardinality(pay_types)], 1000 + n::bigint * 7919 % 90000, 0, 0, 0, 0, 1000 + n::bigint * 7919 % 90000,
      status, case when status = 'done' then 1000 + n::bigint * 7919 % 90000 else 0 end, status = 'cancelled', 'code'
    from (select n, now() - (${orders}::int - n) * interval '900 days' / ${orders}::int as placed,
          case when n > ${orders}::int - 2000 then (array['waiting', 'new', 'confirmed', 'assembling'])[1 + n % 4]
            when n % 20 = 0 then 'cancelled' else 'done' end as status
        from generate_series(1, ${orders}::int) n) made,
      (select id, region_id from cities order by id limit 1) c,
      (select array_agg(id order by id) as stores from stores) s,
      (select array_agg(id order by id) as pay_types from pay_types) t`);
  await db.query(sql`
    insert into order_lines (order_id, position, offer_id, name, options, article, path, quantity, price, final_price)
    select id, position, (select min(id) from offers), 'Диван', '', '', '', 1, 500, 500
    from orders, generate_series(0, 1) position`);
  await db.query(sql`
    update orders set responsible_id = (select id from users where login = 'admin') where id % 50 = 0`);
  // The orders say already what of their payments is to be noted.
  await db.query(sql`alter table payments disable trigger payments_noted`);
  await db.query(sql`
    insert into payments (order_id, idempotency_key, provider, pay_type_id, amount, status, give_back, started_at, changed_at)
    select id, gen_random_uuid(), 'bench', pay_type_id, to_pay, case when status = 'cancelled' then 'refunded' else 'paid' end,
      case when status = 'cancelled' then 'done' else 'none' end, placed_at, placed_at
    from orders where status in ('done', 'cancelled')`);
  await db.query(sql`alter table payments enable trigger payments_noted`);
  // What the database does by itself before long.
  await db.query(sql`vacuum analyze`);
}
