import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import { normalizePhone } from '@siren/domain/checkout';
import { attachedCertificates } from '../certificates/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { ensureCart } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';

type ClientsPath = '/api/client/resolve-user' | '/api/client/detach';
type Client = NonNullable<AnswerOf<'/api/client/resolve-user'>>;

interface Row {
  id: number;
  name: string;
  phone: string;
  bonus: number;
  info: string;
}

const checkStaff = ({ session }: Context): void => {
  if (!can(session.permissions, 'client.resolve')) throw refusal('user.not_authorized');
};

const find = async (db: Database, phone: string): Promise<Row | null> => {
  const [row] = await db.query<Row>(sql`
    select id, name, phone, bonus, info from users where phone = ${phone} and not blocked`);
  return row ?? null;
};

/** The client that the order in the cart is placed for; null lets go of them. */
const attach = async (db: Database, cart: number, client: number | null): Promise<void> => {
  await db.query(sql`update carts set client_id = ${client}, updated_at = now() where id = ${cart}`);
};

/** Orders that staff place for a client of the internet shop (specification §4, §6). */
export const clientsHandlers: Pick<Handlers, ClientsPath> = {
  async '/api/client/resolve-user'(context, { phone: typed }): Promise<Client | null> {
    checkStaff(context);
    const phone = normalizePhone(typed);
    if (phone === null) throw refusal('general.invalid_phone');
    const { db, now } = context;
    const client = await find(db, phone);
    const cart = await ensureCart(context);
    await attach(db, cart, client?.id ?? null);
    if (!client) return null;
    const { id, name, bonus, info } = client;
    return {
      user: { id, name, phone },
      money: bonus,
      info,
      certificates: await attachedCertificates(db, cart, now()),
    };
  },

  async '/api/client/detach'(context) {
    checkStaff(context);
    const { cartId } = context.session;
    if (cartId !== null) await attach(context.db, cartId, null);
    return {};
  },
};
