import { ROOM_MESSAGE_MAX_BYTES } from '@siren/contract/socket';
import { SOCKET_LIMITS } from '@siren/domain/back-office';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { ClientOptions } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import { createSocketShop } from './testing/createSocketShop.ts';
import type { SocketShop } from './testing/createSocketShop.ts';
import type { TestSocket } from './testing/openSocket.ts';

let shop: SocketShop;
beforeAll(async () => {
  shop = await createSocketShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.hangUp();
  await shop.reattach();
});

const from = (address: string): ClientOptions => ({ headers: { 'x-forwarded-for': address } });
const isOpen = ({ socket }: TestSocket) => socket.readyState === 1;

const connections = () =>
  new Promise<number>((resolve, reject) => {
    shop.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** What whoever is refused is told instead of a socket. */
const refused = async (headers: Record<string, string> = {}, path = '/socket') => {
  const asked = request(`http://${shop.host}${path}`, {
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      ...{ 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', ...headers },
    },
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of answer.setEncoding('utf8')) body += part;
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    body: JSON.parse(body) as unknown,
  };
};

describe('time to authorize', () => {
  test('ends: a socket that says nothing is closed in words', async () => {
    await shop.reattach({ authorizeMs: 300 });
    expect(await (await shop.connect()).closed).toEqual({
      code: 1008,
      reason: 'Вход не подтверждён вовремя.',
    });
  });

  test('is not prolonged by refusals', async () => {
    await shop.reattach({ authorizeMs: 600 });
    const socket = await shop.connect();
    const closed = socket.closed;
    const asking = setInterval(() => void socket.authorize('cashier', 'A'.repeat(32)).catch(() => {}), 100);
    expect((await closed).reason).toBe('Вход не подтверждён вовремя.');
    clearInterval(asking);
  });

  test('is not counted for the staff, and begins when their session ends', async () => {
    await shop.reattach({ authorizeMs: 500 });
    const [stays, goes] = [await shop.cashier(), await shop.cashier()];
    await shop.db.query(sql`delete from sessions where token_digest = ${digestOf(goes.token)}`);
    shop.beat();
    expect((await goes.closed).code).toBe(1008);
    expect(isOpen(stays)).toBe(true);
  });

  test('a client that never takes leave is hung up on', async () => {
    await shop.reattach({ authorizeMs: 200 });
    const { socket } = await shop.connect();
    socket.pause();
    await expect.poll(connections).toBe(0);
  });

  test('who is not authorized may not flood meanwhile', async () => {
    const socket = await shop.connect();
    for (let sent = 0; sent < 30; sent += 1) socket.socket.send('{}');
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Слишком часто. Подождите немного.' });
  });
});

describe('places', () => {
  test('of an address are taken from its oldest socket that waits, and from nobody else', async () => {
    await shop.reattach({ limits: { ...SOCKET_LIMITS, waitingOfAddress: 2 } });
    const other = await shop.connect(from('203.0.113.9'));
    const first = await shop.connect(from('203.0.113.1'));
    const closed = first.closed;
    const second = await shop.connect(from('203.0.113.1'));
    const third = await shop.connect(from('203.0.113.1'));
    expect(await closed).toEqual({ code: 1013, reason: 'Слишком много соединений. Повторите позже.' });
    expect([other, second, third].map(isOpen)).toEqual([true, true, true]);
  });

  test('of IPv6 are counted by /64', async () => {
    await shop.reattach({ limits: { ...SOCKET_LIMITS, waitingOfAddress: 1 } });
    const first = await shop.connect(from('2001:db8:1:2::1'));
    const closed = first.closed;
    const neighbour = await shop.connect(from('2001:db8:1:3::1'));
    await shop.connect(from('2001:db8:1:2:ffff::2'));
    expect((await closed).code).toBe(1013);
    expect(isOpen(neighbour)).toBe(true);
  });

  test('are not multiplied by what a visitor writes of himself before the proxy does', async () => {
    await shop.reattach({ limits: { ...SOCKET_LIMITS, waitingOfAddress: 1 } });
    const { closed } = await shop.connect(from('198.51.100.1, 203.0.113.1'));
    await shop.connect(from('198.51.100.2, 203.0.113.1'));
    expect((await closed).code).toBe(1013);
  });

  test('that the staff of one address has taken are refused in words to the next one', async () => {
    await shop.reattach({ limits: { ...SOCKET_LIMITS, ofAddress: 2 } });
    const staff = [await shop.cashier(), await shop.cashier()];
    expect(await refused()).toEqual({
      status: 429,
      retryAfter: '20',
      body: { public_error: true, group: 'general', code: 'too_many_requests', retryAfter: 20 },
    });
    expect((await shop.connect(from('203.0.113.1'))).socket.readyState).toBe(1);
    expect(staff.map(isOpen)).toEqual([true, true]);
  });

  test('that the staff has all taken are refused as unavailable', async () => {
    await shop.reattach({ limits: { total: 2, ofAddress: 2, waiting: 1, waitingOfAddress: 1 } });
    await shop.cashier();
    await shop.cashier();
    expect(await refused({ 'x-forwarded-for': '203.0.113.1' })).toMatchObject({
      status: 503,
      retryAfter: '20',
      body: { public_error: true, code: 'unavailable' },
    });
  });

  test('are not taken by what is no handshake', async () => {
    await shop.reattach({ limits: { ...SOCKET_LIMITS, waitingOfAddress: 1 } });
    const socket = await shop.connect();
    const odd = request(`http://${shop.host}/socket`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    }).end();
    expect(((await once(odd, 'response')) as [IncomingMessage])[0].statusCode).toBe(400);
    await socket.settled();
    expect(isOpen(socket)).toBe(true);
  });

  test('are found for the staff while strangers of many addresses fill all of theirs', async () => {
    await shop.reattach({ limits: { total: 80, ofAddress: 20, waiting: 60, waitingOfAddress: 10 } });
    const at = await shop.cashier();
    const token = (await signIn(shop, 'cashier')).token();
    let stop = false;
    const flood = Promise.all(
      Array.from({ length: 20 }, async (_, host) => {
        for (let one = 0; !stop; one += 1) await shop.connect(from(`10.1.${one % 200}.${host}`));
      }),
    );
    for (let come = 0; come < 10; come += 1) {
      const socket = await shop.connect(from(`203.0.113.${come}`));
      expect(await socket.authorize('cashier', token)).toBe('ok');
    }
    stop = true;
    await flood;
    expect(isOpen(at)).toBe(true);
    await shop.notify('слышно', at);
  });
});

describe('a page of another site', () => {
  const words = { public_error: true, text: 'Сокет открывают только страницы магазина.' };

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    [{ 'x-forwarded-host': 'shop.ru', origin: 'https://evil.example' }],
  ])('is refused in words: %j', async (headers) => {
    expect(await refused(headers as unknown as Record<string, string>)).toMatchObject({
      status: 403,
      body: words,
    });
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'x-forwarded-host': 'shop.ru', origin: 'https://shop.ru' }],
  ])('is what one of ours is not: %j', async (headers) => {
    expect(
      (await shop.connect({ headers: headers as unknown as Record<string, string> })).socket.readyState,
    ).toBe(1);
  });
});

describe('what the staff asks too much of', () => {
  const room = 'касса';
  const empty = Buffer.byteLength(JSON.stringify({ room, payload: '' }));
  const filled = (letter: string) => {
    const left = ROOM_MESSAGE_MAX_BYTES - empty;
    const bytes = Buffer.byteLength(letter);
    return letter.repeat(Math.floor(left / bytes)) + 'z'.repeat(left % bytes);
  };

  test.each(['z', 'ж', '😀'])(
    'a message of «%s» at the limit arrives, one byte more is refused',
    async (letter) => {
      const [one, two] = [await shop.cashier(), await shop.cashier()];
      for (const socket of [one, two]) socket.send({ name: 'room/join', data: { room } });
      await shop.list(two);
      const payload = filled(letter);
      one.send({ name: 'room/message', data: { room, payload: `${payload}z` } });
      expect((await one.next('system:error')).error).toMatchObject({
        text: 'Сообщение слишком длинное: оно не\u00a0отправлено.',
        data: { room },
      });
      one.send({ name: 'room/message', data: { room, payload } });
      expect(await two.next('room:incoming_message')).toEqual({ room, payload });
      expect(isOpen(one)).toBe(true);
    },
  );

  test('a fifty-first room is refused in words, and the fifty others stay', async () => {
    const socket = await shop.cashier();
    for (let joined = 0; joined < 51; joined += 1)
      socket.send({ name: 'room/join', data: { room: `r${joined}` } });
    expect((await socket.next('system:error')).error).toMatchObject({
      text: 'Больше 50 комнат сразу не\u00a0открыть. Закройте одну из\u00a0них.',
      data: { room: 'r50' },
    });
    // One that it is in already is no room more.
    socket.send({ name: 'room/join', data: { room: 'r0' } });
    for (const name of ['r0', 'r49', 'r50'])
      socket.send({ name: 'room/message', data: { room: name, payload: name } });
    expect([await socket.next('room:incoming_message'), await socket.next('room:incoming_message')]).toEqual([
      { room: 'r0', payload: 'r0' },
      { room: 'r49', payload: 'r49' },
    ]);
    socket.send({ name: 'room/leave', data: { room: 'r0' } });
    socket.send({ name: 'room/join', data: { room: 'r50' } });
    socket.send({ name: 'room/message', data: { room: 'r50', payload: 1 } });
    expect(await socket.next('room:incoming_message')).toEqual({ room: 'r50', payload: 1 });
    expect(socket.received.filter(({ name }) => name === 'system:error')).toHaveLength(1);
  });
});
