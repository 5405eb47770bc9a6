import type { OrderStatusCode } from '@siren/domain/orders';
import { onlyRow, sql } from '../../db/index.ts';
import type { TestShop } from '../../testing/index.ts';

/** What lists tell orders by; the rest is made up. */
export interface InsertedOrder {
  name?: string;
  phone?: string;
  otherPhones?: string[];
  email?: string;
  status?: OrderStatusCode;
  /** Code. */
  payType?: string;
  toPay?: number;
  /** Id of the account that it belongs to. @default none */
  user?: number;
  /** ISO 8601 with offset. */
  placedAt?: string;
  date?: string | null;
  /** Code. */
  store?: string;
  /** Code. */
  region?: string;
  /** Roubles that came back as money. @default 0 */
  returned?: number;
  /** Of each payment, roubles. @default what it comes to */
  amount?: number;
  /** How its payments ended, in their order. */
  payments?: readonly ('paid' | 'failed' | 'refunded')[];
}

/** A payment starts and ends, as it does in the shop. */
async function pay(db: TestShop['db'], order: number, status: string, amount: number): Promise<void> {
  const { id } = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into payments (order_id, idempotency_key, provider, pay_type_id, amount, status, started_at, changed_at)
      select ${order}::int, gen_random_uuid(), 'test-bank', min(id), ${amount}::numeric, 'failed', now(), now() from pay_types
      returning id`),
  );
  await db.query(sql`
    update payments set status = ${status}, give_back = ${status === 'refunded' ? 'due' : 'none'}
    where id = ${id}`);
}

/** Puts an order into the tables, whatever its past is; its id. */
export async function insertOrder({ db, ids }: TestShop, order: InsertedOrder = {}): Promise<number> {
  const { name = 'Ева', phone = '+79990000000', otherPhones = [], email = '', toPay = 1_250 } = order;
  const { status = 'new', payType = 'cash', placedAt = '2026-02-10T10:00:00Z', date = null } = order;
  const { user = null, returned = 0, amount = toPay || 1 } = order;
  const store = order.store === undefined ? null : (ids.stores[order.store] ?? null);
  const { id } = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into orders (idempotency_key, request_digest, region_id, city_id, placed_at, customer_name,
        customer_phone, other_phones, customer_email, receipt_to, store_id, delivery_date, pay_type_id,
        goods, discount, services, bonus_used, certificates, to_pay, returned, status, user_id)
      select gen_random_uuid(), '', r.id, (select min(id) from cities where region_id = r.id), ${placedAt}::timestamptz,
        ${name}, ${phone}, ${otherPhones}::text[], ${email}, ${phone}, ${store}::int, ${date}::date,
        ${ids.payTypes[payType]}::int, ${toPay}::numeric, 0, 0, 0, 0, ${toPay}::numeric, ${returned}::numeric, ${status}, ${user}::int
      from regions r where r.code = ${order.region ?? 'moscow'}
      returning id`),
  );
  for (const payment of order.payments ?? []) await pay(db, id, payment, amount);
  return id;
}
