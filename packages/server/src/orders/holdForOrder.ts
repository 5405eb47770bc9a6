import { refusal } from '@siren/contract/errors';
import type { Certificate } from '@siren/domain/clients';
import type { StorePieces } from '@siren/domain/pickup';
import { attachedCertificates } from '../certificates/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { buyerOf, clientPhoneOf, lockCart, readStoredCart } from '../cart/index.ts';
import type { StoredCart } from '../cart/index.ts';
import type { Context } from '../http/index.ts';
import { orderedFor } from './orderedFor.ts';
import type { OrderRequest } from './orderRequest.ts';
import { holdOpenStores, holdStoreStock } from './storeStock.ts';

/** What an order is made of; nobody else changes any of it before the transaction ends. */
export interface Held {
  cart: StoredCart;
  /** Whom the order belongs to; null for a guest. */
  userId: number | null;
  /** Of the client that staff order for, else of the account, as stored; null where there is none. */
  phone: string | null;
  /** Balances, roubles; certificates in the order attached. */
  bonus: number;
  certificates: Certificate[];
  /** Of the selected offers in the stores of the region. */
  stock: StorePieces[];
}

async function holdCart(db: Database, cartId: number): Promise<StoredCart> {
  await lockCart(db, cartId);
  await db.query(sql`select id from cart_items where cart_id = ${cartId} order by offer_id for update`);
  return readStoredCart(db, cartId);
}

interface Account {
  bonus: number;
  phone: string | null;
  blocked: boolean;
}
const NO_ACCOUNT: Account = { bonus: 0, phone: null, blocked: false };

async function holdAccount(db: Database, userId: number): Promise<Account> {
  const [account] = await db.query<Account>(sql`
    select bonus, phone, blocked from users where id = ${userId} for no key update`);
  return account ?? NO_ACCOUNT;
}

/** Of a client without an account here: whom staff order for by hand, and who was new when they were looked up. */
async function checkClientPhone(db: Database, phone: string): Promise<void> {
  const [blocked] = await db.query(sql`select id from users where phone = ${phone} and blocked and not demo`);
  if (blocked) throw refusal('cart.client_invalid');
}

const holdCoupon = (db: Database, code: string) =>
  db.query(sql`select id from coupons where upper(code) = upper(${code}) for no key update`);

async function holdCertificates(db: Database, cartId: number, now: Date): Promise<Certificate[]> {
  const held = await db.query<{ guid: string }>(sql`
    select c.guid from cart_certificates a join certificates c on c.guid = a.guid
    where a.cart_id = ${cartId}
    order by c.guid
    for no key update of c`);
  // One that was attached just now is not locked: it is none of this order.
  const attached = await attachedCertificates(db, cartId, now);
  return attached.filter((certificate) => held.some(({ guid }) => guid === certificate.guid));
}

/**
 * Locks all that the order takes from: cart, its items by offer, the buyer's account, coupon, certificates by
 * guid, stores, stock by offer and store. Always in this order, so that two orders never wait for each other; whoever
 * comes second reads what the first has left.
 *
 * @throws ApiError client_invalid, not_authorized
 */
export async function holdForOrder(
  { db, session, place, now }: Context,
  cartId: number,
  request: OrderRequest,
): Promise<Held> {
  const cart = orderedFor(session, await holdCart(db, cartId), request);
  const { userId } = buyerOf(session, cart);
  const account = userId === null ? NO_ACCOUNT : await holdAccount(db, userId);
  // Nobody who is blocked gets here: it is the client of a member of staff.
  if (account.blocked) throw refusal('cart.client_invalid');
  if (userId === null && cart.clientPhone !== null) await checkClientPhone(db, cart.clientPhone);
  if (cart.couponCode !== null) await holdCoupon(db, cart.couponCode);
  const certificates = await holdCertificates(db, cartId, now());
  const offers = cart.items.filter(({ selected }) => selected).map(({ offer }) => offer);
  const phone = clientPhoneOf(session, cart) ?? account.phone;
  await holdOpenStores(db, place.region.id);
  return {
    cart,
    userId,
    bonus: account.bonus,
    phone,
    certificates,
    stock: await holdStoreStock(db, place.region.id, offers),
  };
}
