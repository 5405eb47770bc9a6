import type { Wallet } from '@siren/domain/clients';
import { can } from '@siren/domain/account';
import { buyerOf } from '../cart/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { attachedCertificates } from './attachedCertificates.ts';

/** The client that staff have found for their cart; nobody else has one, so that nothing is read for them. */
async function clientOf(db: Database, { cartId, permissions }: Session): Promise<number | null> {
  if (cartId === null || !can(permissions, 'client.resolve')) return null;
  const [cart] = await db.query<{ id: number | null }>(sql`
    select client_id as id from carts where id = ${cartId}`);
  return cart?.id ?? null;
}

async function bonusOf(db: Database, session: Session): Promise<number> {
  const { userId } = buyerOf(session, { clientId: await clientOf(db, session) });
  if (userId === null) return 0;
  const [user] = await db.query<{ bonus: number }>(sql`select bonus from users where id = ${userId}`);
  return user?.bonus ?? 0;
}

/** What the visitor's cart can be paid with: its certificates, and the bonus of whom it is ordered for. */
export async function readWallet({ db, session, now }: Context): Promise<Wallet> {
  const [certificates, bonus] = await Promise.all([
    attachedCertificates(db, session.cartId, now()),
    bonusOf(db, session),
  ]);
  return { certificates, bonus };
}
