import { mergeCarts } from '@siren/domain/cart';
import type { CartLine } from '@siren/domain/cart';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { mergeFavorites } from '../favorites/index.ts';
import { usersCart } from '../http/index.ts';
import type { Session } from '../http/index.ts';

interface Line extends CartLine {
  cart: number;
}

/** Most pieces of an offer that a cart holds. */
const QUANTITY_MAX = 9_999;

/** Both carts are locked, so that a change made meanwhile comes before or after, not between. */
const readLines = async (db: Database, guest: number, own: number): Promise<Line[]> => {
  await db.query(sql`select from carts where id in (${guest}, ${own}) order by id for no key update`);
  return db.query<Line>(sql`
    select cart_id as cart, offer_id as offer, quantity, selected
    from cart_items where cart_id in (${guest}, ${own}) order by id`);
};

/** By offer, the order in which all changes of a cart lock its rows. */
const writeLines = async (db: Database, cart: number, lines: CartLine[]): Promise<void> => {
  const rows = lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, QUANTITY_MAX) }));
  await db.query(sql`
    insert into cart_items (cart_id, offer_id, quantity, selected)
    select ${cart}, offer, quantity, selected
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (offer int, quantity int, selected boolean)
    order by offer
    on conflict (cart_id, offer_id) do update set quantity = excluded.quantity, selected = excluded.selected`);
};

/** What the guest chose last counts before what the user had chosen earlier. */
const takeChoices = async (db: Database, guest: number, own: number): Promise<void> => {
  await db.query(sql`
    update carts own set city_id = coalesce(guest.city_id, own.city_id),
      coupon_code = coalesce(guest.coupon_code, own.coupon_code),
      pay_type_id = coalesce(guest.pay_type_id, own.pay_type_id),
      updated_at = now()
    from carts guest where guest.id = ${guest} and own.id = ${own}`);
  await db.query(sql`
    insert into cart_certificates (cart_id, guid)
    select ${own}, guid from cart_certificates where cart_id = ${guest} order by position
    on conflict do nothing`);
};

const mergeCart = async (db: Database, guest: number, user: number): Promise<void> => {
  const own = await usersCart(db, user);
  const lines = await readLines(db, guest, own);
  const merged = mergeCarts(
    lines.filter(({ cart }) => cart === guest),
    lines.filter(({ cart }) => cart === own),
  );
  await writeLines(db, own, merged);
  await takeChoices(db, guest, own);
};

/**
 * Gives the user what the guest of `session` had — cart, favourites, orders — and ends the guest's session.
 * To be run in a transaction.
 */
export async function mergeGuest(
  db: Database,
  { stored, cartId, digest }: Session,
  user: number,
): Promise<void> {
  if (!stored) return;
  if (cartId !== null) await mergeCart(db, cartId, user);
  await mergeFavorites(db, digest, user);
  await db.query(sql`update orders set user_id = ${user} where token_digest = ${digest} and user_id is null`);
  await db.query(sql`delete from sessions where token_digest = ${digest}`);
  if (cartId !== null) await db.query(sql`delete from carts where id = ${cartId}`);
}
