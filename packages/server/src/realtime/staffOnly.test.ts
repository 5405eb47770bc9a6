import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import { createSocketShop } from './testing/createSocketShop.ts';
import type { SocketShop } from './testing/createSocketShop.ts';

let shop: SocketShop;
beforeAll(async () => {
  shop = await createSocketShop();
});
afterAll(() => shop.close());
afterEach(() => shop.hangUp());

describe('authorization', () => {
  test('is given for the session of a user who may use the back-office, as often as it is asked for', async () => {
    const socket = await shop.cashier();
    expect(await socket.authorize('CASHIER', socket.token)).toBe('ok');
  });

  test('is not given for another login, another right, no session or a forged token', async () => {
    const socket = await shop.connect();
    const buyer = (await signIn(shop, 'buyer')).token();
    const till = (await signIn(shop, 'cashier')).token();
    const guest = shop.visitor();
    await guest.call('/api/cart/suggested-offers', {});
    expect(await socket.authorize('buyer', buyer)).toBe('unauthorized');
    expect(await socket.authorize('staff', till)).toBe('unauthorized');
    expect(await socket.authorize('cashier', guest.token())).toBe('unauthorized');
    expect(await socket.authorize('cashier', 'A'.repeat(32))).toBe('unauthorized');
  });

  test('ends when another is refused on the same socket', async () => {
    const socket = await shop.cashier();
    expect(await socket.authorize('cashier', 'A'.repeat(32))).toBe('unauthorized');
    socket.send({ name: 'notification/list', data: undefined });
    await socket.settled();
    expect(socket.received.map(({ name }) => name)).not.toContain('notification:list');
  });

  test('ends soon after its session does', async () => {
    const socket = await shop.cashier();
    await shop.db.query(sql`delete from sessions where token_digest = ${digestOf(socket.token)}`);
    shop.beat();
    expect(await socket.next('system:auth_result')).toEqual({ result: 'expired' });
    const watcher = await shop.cashier();
    const before = socket.received.length;
    await shop.notify('тайна', watcher);
    await socket.settled();
    const after = socket.received.slice(before).map(({ name }) => name);
    expect(after.filter((name) => name !== 'system:auth_result')).toEqual([]);
  });
});

describe('who is not authorized', () => {
  test('gets no answer and leaves no trace, whatever is sent', async () => {
    const socket = await shop.connect();
    const watcher = await shop.cashier();
    const { id } = await shop.notify('останется', watcher);
    socket.send({ name: 'notification/close', data: { id } });
    socket.send({ name: 'room/join', data: { room: 'а' } });
    socket.send({ name: 'notification/list', data: undefined });
    await socket.settled();
    expect(socket.received.map(({ name }) => name)).toEqual(['system:auth_result']);
    expect((await shop.list(watcher)).map((notification) => notification.id)).toContain(id);
    await socket.authorize('cashier', watcher.token);
    socket.send({ name: 'room/message', data: { room: 'а', payload: 1 } });
    await shop.notify('после', socket);
    expect(socket.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });
});
