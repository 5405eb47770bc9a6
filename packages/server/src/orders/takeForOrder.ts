import { changeBonus } from '../bonus/index.ts';
import type { StorePieces } from '@siren/domain/pickup';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** What an order takes besides the certificates that are noted with it. */
export interface Taken {
  userId: number | null;
  /** Roubles of bonus money. */
  bonus: number;
  /** Code of the coupon that it uses; null for none. */
  coupon: string | null;
  /** Pieces by store. */
  stock: readonly StorePieces[];
  at: Date;
}

/** Takes pieces from their stores; an order that has some from there already has so many more. */
export async function takeStock(db: Database, order: number, taken: readonly StorePieces[]): Promise<void> {
  await db.query(sql`
    with taken as (
      select * from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (offer int, store int, quantity int)
    ), noted as (
      insert into order_stock (order_id, offer_id, store_id, quantity)
      select ${order}::int, offer, store, quantity from taken
      on conflict (order_id, offer_id, store_id) do update set quantity = order_stock.quantity + excluded.quantity
    )
    update stock set quantity = stock.quantity - taken.quantity
    from taken where stock.offer_id = taken.offer and stock.store_id = taken.store`);
}

/** Takes what an order is made of, all of which is locked: pieces from their stores, balances, the use of the coupon. */
export async function takeForOrder(db: Database, order: number, taken: Taken): Promise<void> {
  const { userId, bonus, coupon, stock, at } = taken;
  await takeStock(db, order, stock);
  if (bonus > 0 && userId !== null)
    await changeBonus(db, { user: userId, amount: -bonus, kind: 'order', at, order });
  await db.query(sql`
    update certificates set money = money - used.amount
    from order_certificates used where used.order_id = ${order} and certificates.guid = used.guid`);
  if (coupon !== null)
    await db.query(sql`update coupons set used = used + 1 where upper(code) = upper(${coupon})`);
}
