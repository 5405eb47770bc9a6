import { countMessages, messageContact } from '@siren/domain/order-messages';
import type { MessageCount, OrderMessage } from '@siren/domain/order-messages';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Post } from './Post.ts';

/** The messages to the buyer of an order, the newest first. */
export async function readMessages(db: Database, order: number): Promise<OrderMessage[]> {
  const rows = await db.query<Omit<OrderMessage, 'at'> & { at: Date }>(sql`
    select m.id, m.at, m.kind, m.channel, m.contact as to, m.subject, m.text, m.state, m.problem,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = m.by_id) as by
    from order_messages m where m.order_id = ${order} order by m.id desc`);
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }));
}

/** How many messages a step of these orders makes; null in a shop that sends none. */
export async function countOf(
  db: Database,
  { messages }: Post,
  orders: readonly number[],
): Promise<MessageCount | null> {
  if (!messages) return null;
  const buyers = await db.query<{ email: string; phone: string }>(sql`
    select customer_email as email, customer_phone as phone from orders where id = any(${[...orders]}::int[])`);
  return countMessages(buyers.map(messageContact));
}
