import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { notifyStaff } from './notifications.ts';
import { roomsHandlers } from '../rooms/index.ts';
import { createSocketShop } from './testing/createSocketShop.ts';
import type { SocketShop } from './testing/createSocketShop.ts';

let shop: SocketShop;
beforeAll(async () => {
  shop = await createSocketShop();
});
afterAll(() => shop.close());
afterEach(() => shop.hangUp());

describe('notifications', () => {
  test('reach everybody who is authorized, and nobody else', async () => {
    const [one, two, stranger] = [await shop.cashier(), await shop.cashier(), await shop.connect()];
    const sent = await shop.notify('Новый заказ', one);
    expect(sent).toMatchObject({ message: 'Новый заказ', position: 'bottom-left', type: 'info' });
    expect(await shop.hear(two, 'Новый заказ')).toEqual(sent);
    await stranger.settled();
    expect(stranger.received.map(({ name }) => name)).toEqual(['system:auth_result']);
  });

  test('are listed while they are open, oldest first', async () => {
    const socket = await shop.cashier();
    const [first, second] = [await shop.notify('раз', socket), await shop.notify('два', socket)];
    expect((await shop.list(socket)).slice(-2)).toEqual([first, second]);
  });

  test('are closed for everybody when one closes them', async () => {
    const [one, two] = [await shop.cashier(), await shop.cashier()];
    const { id } = await shop.notify('закроют', one);
    two.send({ name: 'notification/close', data: { id } });
    expect(await one.next('notification:close')).toEqual({ id });
    expect((await shop.list(one)).map((notification) => notification.id)).not.toContain(id);
  });

  test('of a transaction that fails are never heard of', async () => {
    const socket = await shop.cashier();
    await shop.notify('раньше', socket);
    const failed = shop.db.transaction(async (inside) => {
      await notifyStaff(inside, { message: 'не было', type: 'info' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow();
    await shop.notify('было', socket);
    const heard = socket.received.flatMap((packet) =>
      packet.name === 'notification:new' ? packet.data.message : [],
    );
    expect(heard).not.toContain('не было');
  });

  test('that came and went while the listening connection was broken are made up for', async () => {
    const socket = await shop.cashier();
    const { id } = await shop.notify('закроют без нас', socket);
    await shop.db.query(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`);
    await shop.db.query(sql`update notifications set closed_at = now() where id = ${id}`);
    await shop.db.query(sql`insert into notifications (message) values ('пришло без нас')`);
    expect(await socket.next('notification:close')).toEqual({ id });
    await shop.hear(socket, 'пришло без нас');
    await shop.notify('и дальше', socket);
  });
});

test('whoever is at work while the listening connection breaks is told to ask anew, and is in its rooms still', async () => {
  const [one, two] = [await shop.cashier(), await shop.cashier()];
  one.send({ name: 'room/join', data: { room: 'касса 1' } });
  await shop.list(one);
  await shop.db.query(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`);
  for (const socket of [one, two]) expect(await socket.next('system:auth_result')).toEqual({ result: 'ok' });
  one.send({ name: 'room/message', data: { room: 'касса 1', payload: 'тут' } });
  expect(await one.next('room:incoming_message')).toEqual({ room: 'касса 1', payload: 'тут' });
});

describe('orders', () => {
  test('that change are told to everybody at work by their id', async () => {
    const [one, two] = [await shop.cashier(), await shop.cashier()];
    const order = await insertOrder(shop);
    for (const socket of [one, two]) expect(await socket.next('order:changed')).toEqual({ id: order });
  });
});

describe('the shift of a till', () => {
  test('is told to everybody at work when what the register was told of it is another, and not when it was only asked', async () => {
    await shop.db.query(sql`
      insert into registers (kind, in_use, taxation, vat) values ('test', true, 'osn', 'vat22')`);
    await shop.db.query(sql`
      insert into shifts (register_id, state, opening_sum, opened_at) values (1, 'opening', 0, now())`);
    const [one, two] = [await shop.cashier(), await shop.cashier()];
    await shop.db.query(sql`
      insert into register_tasks (register_id, kind, shift_id, uuid, changed_at)
      values (1, 'openShift', 1, gen_random_uuid(), now())`);
    for (const socket of [one, two]) expect(await socket.next('shift:changed')).toEqual({ id: 1 });
    const told = one.received.length;
    await shop.db.query(sql`update register_tasks set asked = asked + 1, changed_at = now()`);
    await shop.notify('спросили', one);
    expect(one.received.slice(told).map(({ name }) => name)).not.toContain('shift:changed');
    await shop.db.query(sql`update register_tasks set status = 'done'`);
    for (const socket of [one, two]) expect(await socket.next('shift:changed')).toEqual({ id: 1 });
  });
});

describe('rooms', () => {
  test('carry a message to all who are in', async () => {
    const [one, two, outside] = [await shop.cashier(), await shop.cashier(), await shop.cashier()];
    for (const socket of [one, two]) socket.send({ name: 'room/join', data: { room: 'касса 1' } });
    await shop.list(two);
    one.send({ name: 'room/message', data: { room: 'касса 1', payload: { чек: [1, 'два'] } } });
    const message = { room: 'касса 1', payload: { чек: [1, 'два'] } };
    expect(await one.next('room:incoming_message')).toEqual(message);
    expect(await two.next('room:incoming_message')).toEqual(message);
    await shop.notify('после', outside);
    expect(outside.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });

  test('are silent for who has left, and take nothing from outside', async () => {
    const [one, two] = [await shop.cashier(), await shop.cashier()];
    for (const socket of [one, two]) socket.send({ name: 'room/join', data: { room: 'а' } });
    two.send({ name: 'room/leave', data: { room: 'а' } });
    two.send({ name: 'room/message', data: { room: 'а', payload: 'снаружи' } });
    await shop.list(two);
    one.send({ name: 'room/message', data: { room: 'а', payload: 'внутри' } });
    expect(await one.next('room:incoming_message')).toEqual({ room: 'а', payload: 'внутри' });
    await shop.notify('после', two);
    expect(two.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });

  test('that are made are told to everybody at work by their ids, each once', async () => {
    const [one, two, stranger] = [await shop.cashier(), await shop.cashier(), await shop.connect()];
    const { context } = await shop.contextFor({ token: one.token, cookies: {}, address: '10.0.0.1' });
    const idempotencyKey = randomUUID();
    const make = () =>
      roomsHandlers['/api/backoffice/rooms/create'](context, { title: 'Возвраты', idempotencyKey });
    const { room } = await make();
    await make();
    const [made] = await shop.db.query<{ id: number }>(sql`select id from rooms where room = ${room}`);
    for (const socket of [one, two]) expect(await socket.next('room:made')).toEqual(made);
    await shop.notify('после', one);
    expect(one.received.filter(({ name }) => name === 'room:made')).toHaveLength(1);
    await stranger.settled();
    expect(stranger.received.map(({ name }) => name)).not.toContain('room:made');
  });

  test('are left when the authorization ends', async () => {
    const socket = await shop.cashier();
    socket.send({ name: 'room/join', data: { room: 'а' } });
    await socket.authorize('cashier', 'A'.repeat(32));
    await socket.authorize('cashier', socket.token);
    socket.send({ name: 'room/message', data: { room: 'а', payload: 1 } });
    await shop.notify('после', socket);
    expect(socket.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });
});
