import { refusal } from '@siren/contract/errors';
import type { AnswerOf } from '@siren/contract/calls';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

interface Named {
  id: number;
  name: string;
}

/** What staff choose from for an order. @throws ApiError not_authorized for everybody else */
export async function additionalData({
  db,
  session,
}: Context): Promise<AnswerOf<'/api/cart/additional-data'>> {
  const { permissions } = session;
  if (!permissions.includes('client.resolve') && !permissions.includes('orders.manage')) {
    throw refusal('user.not_authorized');
  }
  const [users, sources] = await Promise.all([
    db.query<Named>(
      sql`select id, name from users where 'staff' = any(flags) and not blocked order by name, id`,
    ),
    db.query<Named>(sql`select id, name from order_sources order by position, id`),
  ]);
  return { users, sources };
}
