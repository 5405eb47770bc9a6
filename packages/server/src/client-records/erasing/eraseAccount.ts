import { ERASED_NAME } from '@siren/domain/client-records';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { signedInUser } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import type { Erased } from './theirOrders.ts';

/**
 * Empties an account and shuts it. Its login becomes one that nobody can type, so that its contacts are free for another
 * account; of a demo it is no more, which would let it in again.
 */
async function emptyAccount({ now, session }: Context, tx: Database, id: number): Promise<void> {
  const by = signedInUser(session).id;
  await tx.query(sql`
    update users set login = gen_random_uuid()::text, password_hash = null, name = ${ERASED_NAME}, phone = null,
      email = null, address = '', address_city_id = null, info = '', bonus = 0, flags = '{}', demo = false,
      blocked = true, blocked_why = null, erased_at = ${now()}, erased_by = ${by}, version = version + 1
    where id = ${id}`);
}

/** Removes what an account had besides orders: cart, favourites, codes on their way. */
async function emptyRest(tx: Database, { id, phone, email }: Erased): Promise<void> {
  await tx.query(sql`delete from favorites where user_id = ${id}`);
  await tx.query(sql`delete from carts where user_id = ${id}`);
  await tx.query(sql`
    update carts set client_id = null, client_phone = null where client_id = ${id} or client_phone = ${phone}`);
  await tx.query(sql`delete from second_factors where user_id = ${id}`);
  await tx.query(sql`delete from login_codes where contact = ${phone} or lower(contact) = lower(${email})`);
  await tx.query(sql`
    delete from staff_invitations where account_id = ${id} or lower(email) = lower(${email}) or email = ${phone}`);
  await tx.query(sql`update bonus_corrections set reason = '' where user_id = ${id}`);
  // What a browser was called.
  await tx.query(sql`update sessions set device = '' where user_id = ${id}`);
}

/** Erases an account, whose sessions have ended. */
export async function eraseAccount(context: Context, tx: Database, erased: Erased): Promise<void> {
  await emptyAccount(context, tx, erased.id);
  await emptyRest(tx, erased);
}
