import { fitCart, mergeCarts } from '@siren/domain/cart';
import type { CartLimits, CartLine } from '@siren/domain/cart';
import { guestOrdersSince } from '@siren/domain/orders';
import type { Database } from '../db/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import { mergeFavorites } from '../favorites/index.ts';
import { usersCart } from '../http/index.ts';
import type { Session } from '../http/index.ts';

/** Who gets what a guest had: a user, or a guest of another session. */
export type Heir = { user: number } | { digest: Buffer };

interface Line extends CartLine {
  cart: number;
}

/** Both carts are locked, so that a change made meanwhile comes before or after, not between. */
const readLines = async (db: Database, guest: number, own: number): Promise<Line[]> => {
  await db.query(sql`select from carts where id in (${guest}, ${own}) order by id for no key update`);
  return db.query<Line>(sql`
    select cart_id as cart, offer_id as offer, quantity, selected
    from cart_items where cart_id in (${guest}, ${own}) order by id`);
};

/** By offer, the order in which all changes of a cart lock its rows. */
const writeLines = async (db: Database, cart: number, lines: CartLine[]): Promise<void> => {
  await db.query(sql`
    insert into cart_items (cart_id, offer_id, quantity, selected)
    select ${cart}, offer, quantity, selected
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (offer int, quantity int, selected boolean)
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

/** The cart of another guest, made where they have none. */
const guestsCart = async (db: Database, digest: Buffer): Promise<number> => {
  const rows = await db.query<{ id: number }>(sql`
    select cart_id as id from sessions where token_digest = ${digest} and cart_id is not null`);
  if (rows.length > 0) return onlyRow(rows).id;
  return onlyRow(
    await db.query<{ id: number }>(sql`
      with made as (insert into carts default values returning id)
      update sessions set cart_id = made.id from made where token_digest = ${digest} returning made.id`),
  ).id;
};

const mergeCart = async (db: Database, guest: number, heir: Heir, limits: CartLimits): Promise<void> => {
  const own = 'user' in heir ? await usersCart(db, heir.user) : await guestsCart(db, heir.digest);
  const lines = await readLines(db, guest, own);
  const there = lines.filter(({ cart }) => cart === own);
  const merged = mergeCarts(
    lines.filter(({ cart }) => cart === guest),
    there,
  );
  await writeLines(db, own, fitCart(merged, there, limits));
  await takeChoices(db, guest, own);
};

const giveOrders = (db: Database, digest: Buffer, heir: Heir, now: Date): Promise<unknown> =>
  'user' in heir
    ? db.query(sql`
        update orders set user_id = ${heir.user}
        where token_digest = ${digest} and user_id is null and placed_at > ${guestOrdersSince(now)}`)
    : db.query(sql`
        update orders set token_digest = ${heir.digest} where token_digest = ${digest} and user_id is null`);

/**
 * Gives the heir what the guest of `session` had — cart, favourites, orders that the guest may still read — and ends
 * the guest's session. To be run in a transaction.
 */
export async function mergeGuest(
  db: Database,
  { stored, cartId, digest }: Pick<Session, 'stored' | 'cartId' | 'digest'>,
  heir: Heir,
  { now, limits }: { now: Date; limits: CartLimits },
): Promise<void> {
  if (!stored) return;
  if (cartId !== null) await mergeCart(db, cartId, heir, limits);
  await mergeFavorites(
    db,
    digest,
    'user' in heir ? { userId: heir.user, guest: null } : { userId: null, guest: heir.digest },
  );
  await giveOrders(db, digest, heir, now);
  await db.query(sql`delete from sessions where token_digest = ${digest}`);
  if (cartId !== null) await db.query(sql`delete from carts where id = ${cartId}`);
}
