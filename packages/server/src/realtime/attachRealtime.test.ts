import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ClientOptions } from 'ws';
import { cartHandlers } from '../cart/index.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { createTokens, digestOf, loadSecret } from '../http/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { attachRealtime } from './attachRealtime.ts';
import type { Realtime } from './attachRealtime.ts';
import { notifyStaff } from './notifications.ts';
import { openSocket } from './testing/openSocket.ts';
import type { TestSocket } from './testing/openSocket.ts';

let shop: TestShop;
let realtime: Realtime;
let host: string;
const open: TestSocket[] = [];
const errors: unknown[] = [];

const attach = async (heartbeatMs?: number) =>
  attachRealtime({
    server: shop.server.server,
    db: shop.db,
    tokens: createTokens(await loadSecret(shop.db)),
    clock: () => shop.clock.now(),
    log: { info: () => {}, error: (error) => void errors.push(error) },
    origins: ['https://shop.example'],
    ...(heartbeatMs && { heartbeatMs }),
  });

beforeAll(async () => {
  shop = await createTestShop({ handlers: cartHandlers });
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(shop.server.server.address() as AddressInfo).port}`;
  realtime = await attach();
});
afterAll(async () => {
  await realtime.close();
  await shop.close();
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

async function connect(options?: ClientOptions, path = '/socket'): Promise<TestSocket> {
  const socket = await openSocket(`ws://${host}${path}`, options);
  open.push(socket);
  return socket;
}

/** A socket of somebody who works at the till. */
async function cashier(): Promise<TestSocket & { token: string }> {
  const token = (await signIn(shop, 'cashier')).token();
  const socket = await connect();
  expect(await socket.authorize('cashier', token)).toBe('ok');
  return { ...socket, token };
}

const list = async (socket: TestSocket) => {
  socket.send({ name: 'notification/list', data: undefined });
  return (await socket.next('notification:list')).notifications;
};
/** Waits until a socket has heard of the notification; it may hear of older ones before. */
const hear = async (socket: TestSocket, message: string) => {
  for (;;) {
    const notification = await socket.next('notification:new');
    if (notification.message === message) return notification;
  }
};
/** Notifies the staff and waits until this socket has heard of it. */
const notify = async (message: string, socket: TestSocket) => {
  await notifyStaff(shop.db, { message, type: 'info' });
  return hear(socket, message);
};

describe('authorization', () => {
  test('is given for the session of a user who may use the back-office, as often as it is asked for', async () => {
    const socket = await cashier();
    expect(await socket.authorize('CASHIER', socket.token)).toBe('ok');
  });

  test('is not given for another login, another right, no session or a forged token', async () => {
    const socket = await connect();
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
    const socket = await cashier();
    expect(await socket.authorize('cashier', 'A'.repeat(32))).toBe('unauthorized');
    socket.send({ name: 'notification/list', data: undefined });
    await socket.settled();
    expect(socket.received.map(({ name }) => name)).not.toContain('notification:list');
  });

  test('ends soon after its session does', async () => {
    await realtime.close();
    realtime = await attach(50);
    try {
      const socket = await cashier();
      await shop.db.query(sql`delete from sessions where token_digest = ${digestOf(socket.token)}`);
      expect(await socket.next('system:auth_result')).toEqual({ result: 'expired' });
      const before = socket.received.length;
      await notifyStaff(shop.db, { message: 'тайна', type: 'info' });
      await socket.settled();
      expect(socket.received.slice(before).map(({ name }) => name)).toEqual(['system:auth_result']);
    } finally {
      await realtime.close();
      realtime = await attach();
    }
  });
});

describe('notifications', () => {
  test('reach everybody who is authorized, and nobody else', async () => {
    const [one, two, stranger] = [await cashier(), await cashier(), await connect()];
    const sent = await notify('Новый заказ', one);
    expect(sent).toMatchObject({ message: 'Новый заказ', position: 'bottom-left', type: 'info' });
    expect(await hear(two, 'Новый заказ')).toEqual(sent);
    await stranger.settled();
    expect(stranger.received.map(({ name }) => name)).toEqual(['system:auth_result']);
  });

  test('are listed while they are open, oldest first', async () => {
    const socket = await cashier();
    const [first, second] = [await notify('раз', socket), await notify('два', socket)];
    expect((await list(socket)).slice(-2)).toEqual([first, second]);
  });

  test('are closed for everybody when one closes them', async () => {
    const [one, two] = [await cashier(), await cashier()];
    const { id } = await notify('закроют', one);
    two.send({ name: 'notification/close', data: { id } });
    expect(await one.next('notification:close')).toEqual({ id });
    expect((await list(one)).map((notification) => notification.id)).not.toContain(id);
  });

  test('of a transaction that fails are never heard of', async () => {
    const socket = await cashier();
    await notify('раньше', socket);
    const failed = shop.db.transaction(async (inside) => {
      await notifyStaff(inside, { message: 'не было', type: 'info' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow();
    await notify('было', socket);
    const heard = socket.received.flatMap((packet) =>
      packet.name === 'notification:new' ? packet.data.message : [],
    );
    expect(heard).not.toContain('не было');
  });

  test('that came and went while the listening connection was broken are made up for', async () => {
    const socket = await cashier();
    const { id } = await notify('закроют без нас', socket);
    await shop.db.query(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`);
    await shop.db.query(sql`update notifications set closed_at = now() where id = ${id}`);
    await shop.db.query(sql`insert into notifications (message) values ('пришло без нас')`);
    expect(await socket.next('notification:close')).toEqual({ id });
    await hear(socket, 'пришло без нас');
    await notify('и дальше', socket);
  });
});

describe('rooms', () => {
  test('carry a message to all who are in', async () => {
    const [one, two, outside] = [await cashier(), await cashier(), await cashier()];
    for (const socket of [one, two]) socket.send({ name: 'room/join', data: { room: 'касса 1' } });
    await list(two);
    one.send({ name: 'room/message', data: { room: 'касса 1', payload: { чек: [1, 'два'] } } });
    const message = { room: 'касса 1', payload: { чек: [1, 'два'] } };
    expect(await one.next('room:incoming_message')).toEqual(message);
    expect(await two.next('room:incoming_message')).toEqual(message);
    await notify('после', outside);
    expect(outside.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });

  test('are silent for who has left, and take nothing from outside', async () => {
    const [one, two] = [await cashier(), await cashier()];
    for (const socket of [one, two]) socket.send({ name: 'room/join', data: { room: 'а' } });
    two.send({ name: 'room/leave', data: { room: 'а' } });
    two.send({ name: 'room/message', data: { room: 'а', payload: 'снаружи' } });
    await list(two);
    one.send({ name: 'room/message', data: { room: 'а', payload: 'внутри' } });
    expect(await one.next('room:incoming_message')).toEqual({ room: 'а', payload: 'внутри' });
    await notify('после', two);
    expect(two.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });

  test('are left when the authorization ends', async () => {
    const socket = await cashier();
    socket.send({ name: 'room/join', data: { room: 'а' } });
    await socket.authorize('cashier', 'A'.repeat(32));
    await socket.authorize('cashier', socket.token);
    socket.send({ name: 'room/message', data: { room: 'а', payload: 1 } });
    await notify('после', socket);
    expect(socket.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });
});

describe('who is not authorized', () => {
  test('gets no answer and leaves no trace, whatever is sent', async () => {
    const socket = await connect();
    const watcher = await cashier();
    const { id } = await notify('останется', watcher);
    socket.send({ name: 'notification/close', data: { id } });
    socket.send({ name: 'room/join', data: { room: 'а' } });
    socket.send({ name: 'notification/list', data: undefined });
    await socket.settled();
    expect(socket.received.map(({ name }) => name)).toEqual(['system:auth_result']);
    expect((await list(watcher)).map((notification) => notification.id)).toContain(id);
    await socket.authorize('cashier', watcher.token);
    socket.send({ name: 'room/message', data: { room: 'а', payload: 1 } });
    await notify('после', socket);
    expect(socket.received.map(({ name }) => name)).not.toContain('room:incoming_message');
  });
});

describe('the socket', () => {
  test('passes over what is no packet', async () => {
    const socket = await cashier();
    for (const frame of [
      '',
      '{',
      'null',
      '[]',
      '{"channel":"system"}',
      '{"channel":"room","opcode":"join","data":1}',
    ]) {
      socket.socket.send(frame);
    }
    socket.socket.send(
      JSON.stringify({ channel: 'notification', opcode: 'close', data: { id: '1; drop table' } }),
    );
    expect(await list(socket)).toBeInstanceOf(Array);
  });

  test('is closed on a packet that is too large, on binary ones and on a flood', async () => {
    const [large, binary, flood] = [await cashier(), await cashier(), await cashier()];
    large.socket.send('x'.repeat(20_000));
    expect((await once(large.socket, 'close'))[0]).toBe(1009);
    binary.socket.send(Buffer.from('{}'));
    await once(binary.socket, 'close');
    for (let sent = 0; sent < 250; sent += 1) flood.socket.send('{}');
    await once(flood.socket, 'close');
    expect(await list(await cashier())).toBeInstanceOf(Array);
  });

  test('opens for pages of our own, of the origins that are allowed, and for programs', async () => {
    for (const origin of [undefined, `http://${host}`, 'https://shop.example']) {
      expect((await connect(origin === undefined ? {} : { origin })).socket.readyState).toBe(1);
    }
    for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`]) {
      await expect(connect({ origin })).rejects.toThrow('403');
    }
  });

  test('does not compress', async () => {
    const { socket } = await connect({ perMessageDeflate: true });
    expect(socket.extensions).toBe('');
  });

  test('is at one address only, beside the API on the same port', async () => {
    await expect(connect({}, '/elsewhere')).rejects.toThrow('404');
    expect((await fetch(`http://${host}/api/cart/suggested-offers`, { method: 'POST' })).status).toBe(200);
  });

  test('drops a client that answers no ping, and keeps one that does', async () => {
    await realtime.close();
    realtime = await attach(50);
    try {
      const [dead, live] = [await connect({ autoPong: false }), await connect()];
      let pings = 0;
      live.socket.on('ping', () => (pings += 1));
      await once(dead.socket, 'close');
      while (pings < 4) await once(live.socket, 'ping');
      expect(live.socket.readyState).toBe(1);
    } finally {
      await realtime.close();
      realtime = await attach();
    }
  });

  test('drops a client that does not read, not the server', async () => {
    const [slow, quick] = [await cashier(), await cashier()];
    const closed = once(slow.socket, 'close');
    slow.socket.pause();
    quick.send({ name: 'room/join', data: { room: 'а' } });
    slow.send({ name: 'room/join', data: { room: 'а' } });
    const payload = 'я'.repeat(3_500);
    let last = 0;
    while (last < 2_000) {
      for (let sent = 0; sent < 80; sent += 1)
        quick.send({ name: 'room/message', data: { room: 'а', payload } });
      for (let heard = 0; heard < 80; heard += 1) await quick.next('room:incoming_message');
      last += 80;
      shop.clock.advance(10_000);
    }
    slow.socket.resume();
    expect((await closed)[0]).toBe(1006);
    expect(await list(quick)).toBeInstanceOf(Array);
  });

  test('says goodbye when the server goes', async () => {
    const socket = await cashier();
    const closed = once(socket.socket, 'close');
    await realtime.close();
    expect((await closed)[0]).toBe(1001);
    realtime = await attach();
  });
});
