import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import { createSocketShop } from './testing/createSocketShop.ts';
import type { SocketShop } from './testing/createSocketShop.ts';

let shop: SocketShop;
beforeAll(async () => {
  shop = await createSocketShop();
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.db.query(sql`
    update users set permissions = array['backoffice.access', 'refs.edit'], blocked = false, role_id = null
    where login = 'cashier'`),
);
afterEach(() => shop.hangUp());

const ways: [string, () => Promise<unknown>][] = [
  [
    'the right is taken away',
    () => shop.db.query(sql`update users set permissions = array['refs.edit'] where login = 'cashier'`),
  ],
  ['the account is shut', () => shop.db.query(sql`update users set blocked = true where login = 'cashier'`)],
  [
    'its sessions are ended',
    async () => {
      shop.clock.advance(1_000);
      await endSessions(shop.db, { user: shop.ids.users['cashier'] ?? 0 }, shop.clock.now());
    },
  ],
  [
    'a role begins to require a second factor that the account lacks',
    async () => {
      await shop.db.query(sql`
      with role as (insert into staff_roles (name, permissions) values ('Касса', array['backoffice.access']) returning id)
      update users set role_id = role.id from role where login = 'cashier'`);
      await shop.db.query(sql`update staff_roles set needs_factor = true`);
    },
  ],
];

// Nobody beats in these tests: what is heard comes of the change itself.
test.each(ways)('a socket that is open hears nothing more at once where %s', async (_how, end) => {
  const socket = await shop.cashier();
  await end();
  expect(await socket.next('system:auth_result')).toEqual({ result: 'expired' });
  socket.send({ name: 'notification/list', data: undefined });
  await socket.settled();
  expect(socket.received.map(({ name }) => name)).not.toContain('notification:list');
});

test('whoever has lost the right says nothing more in a room that is open, and hears nothing of it', async () => {
  const spoken = () => shop.db.query(sql`select text from room_messages`);
  const say = (text: string) =>
    socket.send({ name: 'room/message', data: { room: 'all', payload: { key: randomUUID(), text } } });
  const socket = await shop.cashier();
  socket.send({ name: 'room/join', data: { room: 'all' } });
  say('ещё можно');
  await socket.next('room:incoming_message');
  await shop.db.query(sql`update users set permissions = array['refs.edit'] where login = 'cashier'`);
  expect(await socket.next('system:auth_result')).toEqual({ result: 'expired' });
  say('уже нельзя');
  await socket.settled();
  expect(await spoken()).toEqual([{ text: 'ещё можно' }]);
});

test('a socket goes on where another right is taken away', async () => {
  const socket = await shop.cashier();
  await shop.db.query(sql`update users set permissions = array['backoffice.access'] where login = 'cashier'`);
  await shop.notify('дальше', socket);
  const results = socket.received.flatMap(({ name, data }) => (name === 'system:auth_result' ? [data] : []));
  expect(results).toEqual([{ result: 'ok' }]);
});
