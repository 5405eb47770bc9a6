import { can } from '@siren/domain/account';
import type { Client } from '@siren/domain/clients';
import { attachedCertificates } from '../certificates/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

interface Row {
  phone: string;
  id: number | null;
  name: string | null;
  bonus: number | null;
  info: string | null;
}

/** The client that staff have turned to; null for who has turned to none, and for who may not. */
export async function attachedClient({ db, session, now }: Context): Promise<Client | null> {
  const { cartId, permissions } = session;
  if (cartId === null || !can(permissions, 'client.resolve')) return null;
  const [row] = await db.query<Row>(sql`
    select coalesce(c.client_phone, u.phone) as phone, u.id, u.name, u.bonus, u.info
    from carts c left join users u on u.id = c.client_id
    where c.id = ${cartId} and coalesce(c.client_phone, u.phone) is not null`);
  if (!row) return null;
  const { phone, id, name, bonus, info } = row;
  return {
    phone,
    user: id === null ? null : { id, name: name ?? '', phone },
    money: bonus ?? 0,
    info: info ?? '',
    certificates: await attachedCertificates(db, cartId, now()),
  };
}
