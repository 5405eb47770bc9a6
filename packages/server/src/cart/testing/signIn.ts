import { sql } from '../../db/index.ts';
import { digestOf } from '../../http/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

/** A visitor whose session belongs to the user of a test shop, without the call that signs in. */
export async function signIn(
  shop: TestShop,
  login: string,
  visitor: Visitor = shop.visitor(),
): Promise<Visitor> {
  await visitor.call('/api/cart/suggested-offers', {});
  await shop.db.query(sql`
    insert into sessions (token_digest, user_id, proven_at, expires_at)
    select ${digestOf(visitor.token())}, id, now(), now() + interval '100 years' from users where login = ${login}`);
  return visitor;
}
