import type { AnswerOf } from '@siren/contract/calls';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

interface Named {
  id: number;
  name: string;
}

/** What staff choose from for an order. */
export async function additionalData({ db }: Context): Promise<AnswerOf<'/api/cart/additional-data'>> {
  const [users, sources] = await Promise.all([
    db.query<Named>(
      sql`select id, name from users where 'staff' = any(flags) and not blocked order by name, id`,
    ),
    db.query<Named>(sql`select id, name from order_sources where active order by position, id`),
  ]);
  return { users, sources };
}
