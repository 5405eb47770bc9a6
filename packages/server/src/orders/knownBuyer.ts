import type { KnownBuyer } from '@siren/contract/orders';
import { DEFAULT_BUYER_NAME, maskPhone } from '@siren/domain/checkout';
import { buyerOf, clientPhoneOf } from '../cart/index.ts';
import type { StoredCart } from '../cart/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

interface Turned extends Pick<StoredCart, 'clientId' | 'clientPhone'> {
  /** Of the city chosen for delivery; null follows the visitor's place. */
  cityId: number | null;
  city: string | null;
}
const NOBODY: Turned = { clientId: null, clientPhone: null, cityId: null, city: null };

const nothing = { name: '', phone: [], email: '', address: '' };

const masked = (phone: string | null): KnownBuyer['phone'] =>
  phone === null ? [] : [{ phone: maskPhone(phone), protected: true }];

interface Row {
  name: string;
  phone: string | null;
  email: string;
  address: string;
}

/** An account, with where its last order in the city went; before there is one, the profile's address in that city. */
const readAccount = (db: Database, userId: number, cityId: number) =>
  db.query<Row>(sql`
    select name, phone, coalesce(email, '') as email, coalesce((
      select address from orders
      where user_id = u.id and city_id = ${cityId} and address <> ''
      order by placed_at desc limit 1),
      case when u.address_city_id = ${cityId} then u.address else '' end) as address
    from users u where id = ${userId}`);

const readTurned = async ({ db, session, place }: Context): Promise<Turned> => {
  const [turned = NOBODY] = await db.query<Turned>(sql`
    select c.client_id as "clientId", c.client_phone as "clientPhone", t.id as "cityId", t.code as city
    from carts c left join cities t on t.id = c.city_id and t.region_id = ${place.region.id}
    where c.id = ${session.cartId}`);
  return turned;
};

/**
 * What the shop knows of whom the cart is ordered for, to fill the form in: of the client that staff have turned to
 * name and phone (the default name where they are new), of users themselves also the e-mail and where their last order
 * in the city of the cart went. The phone is masked: an order takes the number itself from where it is kept.
 */
export async function knownBuyer(context: Context): Promise<KnownBuyer> {
  const { db, session, place } = context;
  const cart = await readTurned(context);
  const city = cart.city ?? place.city.code;
  const { user } = session;
  if (user === null) return { ...nothing, owner: { user: null, client: null }, city };
  const { userId } = buyerOf(session, cart);
  const [account] = userId === null ? [] : await readAccount(db, userId, cart.cityId ?? place.city.id);
  const client = clientPhoneOf(session, cart);
  const told = { ...nothing, owner: { user: user.id, client }, city };
  if (client !== null) {
    return { ...told, name: account?.name ?? DEFAULT_BUYER_NAME, phone: masked(client) };
  }
  return account ? { ...told, ...account, phone: masked(account.phone) } : told;
}
