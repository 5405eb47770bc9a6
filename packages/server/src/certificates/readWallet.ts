import type { Wallet } from '@siren/domain/clients';
import { can } from '@siren/domain/account';
import { buyerOf } from '../cart/index.ts';
import type { StoredCart } from '../cart/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { attachedCertificates } from './attachedCertificates.ts';

type Turned = Pick<StoredCart, 'clientId' | 'clientPhone'>;
const OWN: Turned = { clientId: null, clientPhone: null };

/** The client that staff have turned to for their cart; nobody else has one, so that nothing is read for them. */
async function clientOf(db: Database, { cartId, permissions }: Session): Promise<Turned> {
  if (cartId === null || !can(permissions, 'client.resolve')) return OWN;
  const [cart] = await db.query<Turned>(sql`
    select client_id as "clientId", client_phone as "clientPhone" from carts where id = ${cartId}`);
  return cart ?? OWN;
}

async function bonusOf(db: Database, session: Session): Promise<number> {
  const { userId } = buyerOf(session, await clientOf(db, session));
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
