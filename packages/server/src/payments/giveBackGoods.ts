import { changeBonus } from '../bonus/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { HeldOrder } from './holdOrder.ts';

/** So long money that came back to a certificate can be spent at least, ms: its day may have passed with the order. */
export const SPENDABLE_MS = 30 * 24 * 60 * 60 * 1000;

/** One use of a coupon more. */
export const giveCoupon = (db: Database, code: string) =>
  db.query(sql`update coupons set used = used - 1 where upper(code) = upper(${code}) and used > 0`);

async function giveCertificates(db: Database, order: number, now: Date): Promise<void> {
  await db.query(sql`
    select c.guid from certificates c join order_certificates o on o.guid = c.guid
    where o.order_id = ${order} order by c.guid for no key update of c`);
  const until = new Date(now.getTime() + SPENDABLE_MS);
  await db.query(sql`
    update certificates set money = money + o.amount,
      expires_at = case when expires_at < ${until} then ${until} else expires_at end
    from order_certificates o where o.order_id = ${order} and o.guid = certificates.guid`);
}

async function giveStock(db: Database, order: number): Promise<void> {
  await db.query(sql`
    select s.offer_id from stock s
    join order_stock o on o.offer_id = s.offer_id and o.store_id = s.store_id
    where o.order_id = ${order} order by s.offer_id, s.store_id for no key update of s`);
  // A feed may have dropped the row meanwhile.
  await db.query(sql`
    insert into stock (offer_id, store_id, quantity)
    select offer_id, store_id, quantity from order_stock where order_id = ${order} order by offer_id, store_id
    on conflict (offer_id, store_id) do update set quantity = stock.quantity + excluded.quantity`);
}

/**
 * Gives back what a held order took, to where it came from: bonus money, the use of the coupon, money of certificates,
 * pieces to their stores. A certificate that has expired meanwhile, or soon would, can be used for a while longer. Locks in the order in which `holdForOrder` does, so that orders and cancels never wait for
 * each other in a circle. What the order took stays written down.
 */
export async function giveBackGoods(db: Database, held: HeldOrder, now: Date): Promise<void> {
  const { id: order, userId: user, bonusUsed: amount } = held;
  if (user !== null && amount > 0) await changeBonus(db, { user, amount, kind: 'cancelled', at: now, order });
  if (held.coupon !== null) await giveCoupon(db, held.coupon);
  await giveCertificates(db, held.id, now);
  await giveStock(db, held.id);
}
