import type { ChangedOrder } from '@siren/domain/order-changes';
import { subtractRoubles } from '@siren/domain/money';
import { changeBonus } from '../../bonus/index.ts';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { takeStock } from '../../orders/index.ts';
import { SPENDABLE_MS } from '../../payments/index.ts';
import type { HeldOrder } from '../../payments/index.ts';
import type { MovedPieces } from './quoteChange.ts';
import type { Changing } from './readChanging.ts';

/** What a change moves, and when. */
export interface Moves {
  changing: Changing;
  changed: ChangedOrder;
  at: Date;
}

/** What bonus and certificates pay less than they did goes back to them. Part of a transaction. */
export async function giveBackMeans(
  db: Database,
  { id: order, userId: user }: HeldOrder,
  { changing, changed, at }: Moves,
): Promise<void> {
  const amount = subtractRoubles(changing.bonusUsed, changed.totals.bonus);
  if (user !== null && amount !== 0) await changeBonus(db, { user, amount, kind: 'changed', at, order });
  const guids = changing.certificates.map(({ guid }) => guid);
  await db.query(sql`
    select guid from certificates where guid = any(${guids}::uuid[]) order by guid for no key update`);
  const back = changing.certificates.flatMap(({ guid, amount }) => {
    const used = changed.certificateUses.find((one) => one.guid === guid)?.amount ?? 0;
    return used < amount ? [{ guid, amount: subtractRoubles(amount, used) }] : [];
  });
  const until = new Date(at.getTime() + SPENDABLE_MS);
  await db.query(sql`
    update certificates c set money = c.money + back.amount,
      expires_at = case when c.expires_at < ${until} then ${until} else c.expires_at end
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as back (guid uuid, amount numeric) where back.guid = c.guid`);
}

/** From which stores' pieces an order gives some back: those that are sent there before those that lie where it is fetched. */
async function givenStock(db: Database, order: number, { given }: MovedPieces, fetchedAt: number | null) {
  const rows = await db.query<{ offer: number; store: number; quantity: number }>(sql`
    select offer_id as offer, store_id as store, quantity from order_stock where order_id = ${order}
    order by offer_id, store_id is not distinct from ${fetchedAt}::int, quantity, store_id`);
  return given.flatMap(({ offer, quantity }) => {
    let left = quantity;
    return rows
      .filter((row) => row.offer === offer)
      .flatMap((row) => {
        const back = Math.min(left, row.quantity);
        left -= back;
        return back > 0 ? [{ ...row, quantity: back }] : [];
      });
  });
}

/** Gives pieces back to their stores and takes others; all of them are locked. Part of a transaction. */
export async function moveStock(
  db: Database,
  order: number,
  moved: MovedPieces,
  fetchedAt: number | null,
): Promise<void> {
  const back = JSON.stringify(await givenStock(db, order, moved, fetchedAt));
  await db.query(sql`
    insert into stock (offer_id, store_id, quantity)
    select offer, store, quantity from jsonb_to_recordset(${back}::jsonb) as t (offer int, store int, quantity int)
    order by offer, store
    on conflict (offer_id, store_id) do update set quantity = stock.quantity + excluded.quantity`);
  await db.query(sql`
    delete from order_stock o using jsonb_to_recordset(${back}::jsonb) as t (offer int, store int, quantity int)
    where o.order_id = ${order} and o.offer_id = t.offer and o.store_id = t.store and o.quantity = t.quantity`);
  await db.query(sql`
    update order_stock o set quantity = o.quantity - t.quantity
    from jsonb_to_recordset(${back}::jsonb) as t (offer int, store int, quantity int)
    where o.order_id = ${order} and o.offer_id = t.offer and o.store_id = t.store`);
  if (moved.taken.length > 0) await takeStock(db, order, moved.taken);
}
