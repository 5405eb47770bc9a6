import { paths } from '@siren/contract/routes';
import { messageContact, messageText } from '@siren/domain/order-messages';
import type { OrderNews } from '@siren/domain/order-messages';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Post } from './Post.ts';

interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/**
 * Writes down what the buyer is to be told of a step, in the transaction of the step: neither is there without the other. Nothing where
 * the shop sends nothing, or the buyer has no contact.
 */
export async function writeMessage(
  { session }: Pick<Context, 'session'>,
  tx: Database,
  { messages, siteUrl }: Post,
  { order, news, at }: { order: number; news: OrderNews; at: Date },
): Promise<void> {
  if (!messages) return;
  const buyer = onlyRow(
    await tx.query<Buyer>(sql`
      select customer_name as name, customer_email as email, customer_phone as phone
      from orders where id = ${order}`),
  );
  const contact = messageContact(buyer);
  if (!contact) return;
  const { channel, value } = contact;
  const link = siteUrl === null ? null : `${siteUrl}${paths.order(order)}`;
  const { subject, text } = messageText({ name: buyer.name, number: String(order), link, channel }, news);
  await tx.query(sql`
    insert into order_messages (order_id, at, by_id, kind, channel, contact, subject, text, changed_at)
    values (${order}, ${at}, ${session.user?.id ?? null}, ${news.kind}, ${channel}, ${value}, ${subject}, ${text}, ${at})`);
}
