import type { KnownBuyer } from '@siren/contract/orders';
import { DEFAULT_BUYER_NAME, maskPhone } from '@siren/domain/checkout';
import { buyerOf, clientPhoneOf } from '../cart/index.ts';
import type { StoredCart } from '../cart/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

type Turned = Pick<StoredCart, 'clientId' | 'clientPhone'>;
const NOBODY: Turned = { clientId: null, clientPhone: null };

const nothing = { name: '', phone: [], email: '', address: '' };

const masked = (phone: string | null): KnownBuyer['phone'] =>
  phone === null ? [] : [{ phone: maskPhone(phone), protected: true }];

interface Row {
  name: string;
  phone: string | null;
  email: string;
  address: string;
}

/** An account, with where its last order in the city went; before there is one, the address of its profile. */
const readAccount = (db: Database, userId: number, cityId: number) =>
  db.query<Row>(sql`
    select name, phone, coalesce(email, '') as email, coalesce((
      select address from orders
      where user_id = u.id and city_id = ${cityId} and address <> ''
      order by placed_at desc limit 1), u.address) as address
    from users u where id = ${userId}`);

/**
 * What the shop knows of whom the cart is ordered for, to fill the form in: of the client that staff have turned to
 * name and phone (the default name where they are new), of users themselves also the e-mail and where their last order
 * in this city went. The phone is masked: an order takes the number itself from where it is kept.
 */
export async function knownBuyer({ db, session, place }: Context): Promise<KnownBuyer> {
  if (session.user === null) return { ...nothing, owner: { user: null, client: null } };
  const [cart = NOBODY] = await db.query<Turned>(sql`
    select client_id as "clientId", client_phone as "clientPhone" from carts where id = ${session.cartId}`);
  const { userId } = buyerOf(session, cart);
  const [account] = userId === null ? [] : await readAccount(db, userId, place.city.id);
  const client = clientPhoneOf(session, cart);
  const owner = { user: session.user.id, client };
  if (client !== null) {
    return { ...nothing, owner, name: account?.name ?? DEFAULT_BUYER_NAME, phone: masked(client) };
  }
  return account ? { ...account, owner, phone: masked(account.phone) } : { ...nothing, owner };
}
