import { sql } from '../../db/index.ts';
import { insertOrder } from '../../orders/testing/insertOrder.ts';
import { chooseRegister, makeReceipts } from '../../receipts/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { insertClient } from './insertClient.ts';

/** Everything by which a client can be told. */
export const planted = {
  name: 'Таисия Громыко',
  phone: '+79035551420',
  email: 'taisia.gromyko@post.test',
  address: 'Речная ул., 8, кв. 31',
  comment: 'Калитка справа от аптеки',
  ip: '203.0.113.88',
};

const { name, phone, email, address, comment, ip } = planted;
/** As somebody writes of them. */
const mention = `Звонила ${name.toUpperCase()}, 8 (903) 555-14-20 или ${email}`;

/** Orders of the client, of them as a guest, and of others who name them. */
async function plantOrders(shop: TestShop, id: number, neighbour: number): Promise<number> {
  const { db } = shop;
  const who = { name, phone, email, status: 'done' as const };
  const own = await insertOrder(shop, { ...who, user: id, otherPhones: [phone], payments: ['paid'] });
  const guest = await insertOrder(shop, { ...who, status: 'cancelled' });
  await db.query(sql`
    update orders set address = ${address}, comment = ${comment}, staff_note = ${comment}, asker = ${ip},
      receipt_to = ${email}, token_digest = '\\x01'
    where id in (${own}, ${guest})`);
  // Who wants the receipt is asked of the order: the receipt itself names nobody.
  await chooseRegister(db, { kind: 'test', address: 'till' }, { taxation: 'osn', vat: 'vat22' });
  await makeReceipts(db, { order: own, now: new Date(), sale: true });
  const named = await insertOrder(shop, {
    user: neighbour,
    otherPhones: [phone, '+79035550000'],
    status: 'done',
  });
  await db.query(sql`
    update orders set comment = ${mention}, staff_note = ${mention}, receipt_to = ${email} where id = ${named}`);
  await db.query(sql`
    insert into order_messages (order_id, at, kind, channel, contact, subject, text, changed_at)
    values (${own}, now(), 'confirmed', 'phone', ${phone}, '', ${`${name}, заказ подтверждён`}, now()),
      (${named}, now(), 'confirmed', 'email', ${email}, '', 'Заказ подтверждён', now())`);
  return own;
}

/** What the staff and the shop wrote of the client. */
async function plantWords(
  { db, ids }: TestShop,
  id: number,
  order: number,
  neighbour: number,
): Promise<void> {
  const staff = ids.users['staff']!;
  const note = (text: string) => JSON.stringify([{ field: 'note', from: '', to: text }]);
  await db.query(sql`
    update users set info = ${mention}, blocked = true, blocked_why = ${mention} where id = ${neighbour}`);
  await db.query(sql`
    insert into bonus_corrections (idempotency_key, user_id, amount, reason, at)
    values (gen_random_uuid(), ${id}, 5, ${comment}, now()), (gen_random_uuid(), ${neighbour}, 5, ${mention}, now())`);
  await db.query(sql`
    insert into audit_entries (at, address, kind, record, action, changes)
    values (now(), '', 'client', ${String(id)}, 'save', ${note(comment)}::jsonb),
      (now(), '', 'order', ${String(order)}, 'save', ${note(address)}::jsonb),
      (now(), '', 'client', ${String(neighbour)}, 'save', ${note(mention)}::jsonb)`);
  await db.query(sql`
    insert into security_events (at, kind, user_id, address, detail)
    values (now(), 'login', ${id}, ${ip}, ${JSON.stringify({ by: ['password', { typed: mention }] })}::jsonb)`);
  await db.query(sql`
    insert into room_messages (key, room_id, seq, author_name, text, at)
    select gen_random_uuid(), id, last_seq + 1, 'Касса', ${mention}, now() from rooms where room = 'all'`);
  await db.query(sql`insert into notifications (message) values (${mention})`);
  await db.query(sql`
    insert into staff_views (list, owner_id, name, shared, state, hidden)
    values ('orders', ${staff}, ${name}, false, '{"query": ""}', '{}'),
      ('orders', ${staff}, 'По телефону', true, '{"query": "903 555-14-20"}', '{}'),
      ('orders', ${staff}, 'Без адреса', true, '{"query": ""}', '{}')`);
  await db.query(sql`
    insert into staff_invitations (email, token_digest, permissions, invited_by, expires_at)
    values (${email}, '\\x02', '{}', ${staff}, now())`);
  await db.query(sql`insert into popular_queries (query) values (${email}), ('стул')`);
}

/**
 * Puts a client into every column that can tell of one, with all that is known of them; the id of the account. It has no open
 * order.
 */
export async function plantClient(shop: TestShop): Promise<number> {
  const { db, ids } = shop;
  const id = await insertClient(shop, { name, phone, email, bonus: 310.5 });
  const neighbour = await insertClient(shop, { name: 'Таисия' });
  await db.query(
    sql`update users set login = ${phone}, address = ${address}, info = ${comment} where id = ${id}`,
  );
  const order = await plantOrders(shop, id, neighbour);
  await plantWords(shop, id, order, neighbour);
  await db.query(sql`
    insert into carts (user_id, client_id, client_phone) values (${id}, null, null),
      (${ids.users['staff']}, ${id}, ${phone})`);
  await db.query(sql`
    insert into favorites (user_id, product_id) select ${id}, min(id) from products`);
  await db.query(sql`
    insert into login_codes (asked_by, contact, digest, sent_at, expires_at)
    values ('\\x01', ${phone}, '', now(), now()), ('\\x01', ${email}, '', now(), now())`);
  return id;
}
