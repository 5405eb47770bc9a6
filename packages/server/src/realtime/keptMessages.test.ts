import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { roomsHandlers } from '../rooms/index.ts';
import { sql } from '../db/index.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { createSocketShop } from './testing/createSocketShop.ts';
import type { Cashier, SocketShop } from './testing/createSocketShop.ts';

let shop: SocketShop;
beforeAll(async () => {
  shop = await createSocketShop();
});
afterAll(() => shop.close());
afterEach(() => shop.hangUp());

const say = (socket: Cashier, text: string, { key = randomUUID(), room = 'all' } = {}) => {
  socket.send({ name: 'room/message', data: { room, payload: { key, text } } });
  return key;
};
const heard = async (socket: Cashier) =>
  (await socket.next('room:incoming_message')).payload as { key: string; seq: number; text: string };
const lastSeq = async () => {
  const [room] = await shop.db.query<{ seq: number }>(
    sql`select last_seq as seq from rooms where room = 'all'`,
  );
  return room?.seq ?? 0;
};
const inAll = async (): Promise<Cashier> => {
  const socket = await shop.cashier();
  socket.send({ name: 'room/join', data: { room: 'all' } });
  // Packets are answered in turn: it is there once it is told this.
  await shop.list(socket);
  // Whoever comes is told the newest message.
  if ((await lastSeq()) > 0) await heard(socket);
  return socket;
};

describe('what is said in a room', () => {
  test('is kept under the next number, and told to all who are there with who said it', async () => {
    const [one, two] = [await inAll(), await inAll()];
    const key = say(one, 'Стулья «Тис» приехали');
    const message = await heard(two);
    expect(message).toMatchObject({ key, text: 'Стулья «Тис» приехали', author: { name: 'Имя cashier' } });
    expect(await heard(one)).toEqual(message);
    say(two, 'Отложите четыре');
    expect((await heard(one)).seq).toBe(message.seq + 1);
  });

  test('and sent again is kept once, and whoever sent it is told that it is there', async () => {
    const [one, two] = [await inAll(), await inAll()];
    const key = say(one, 'раз');
    const first = await heard(one);
    await heard(two);
    say(one, 'раз', { key });
    expect(await heard(one)).toEqual(first);
    say(one, 'два');
    expect((await heard(two)).seq).toBe(first.seq + 1);
  });

  test('by many at once has no gap and no double, and comes to everybody in its order', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, inAll));
    for (let round = 0; round < 8; round += 1) for (const socket of sockets) say(socket, `${round}`);
    const all = await Promise.all(
      sockets.map(async (socket) => {
        const seqs: number[] = [];
        for (let count = 0; count < 40; count += 1) seqs.push((await heard(socket)).seq);
        return seqs;
      }),
    );
    const [first = 0] = all[0] ?? [];
    for (const seqs of all) expect(seqs).toEqual(Array.from({ length: 40 }, (_, index) => first + index));
  });

  test('before somebody came in is seen to be missing by the newest message', async () => {
    const there = await inAll();
    const coming = await shop.cashier();
    say(there, 'пока вы входили');
    const newest = await heard(there);
    coming.send({ name: 'room/join', data: { room: 'all' } });
    expect(await heard(coming)).toEqual(newest);
  });

  test('in a room that there is not is refused in words, with what was said', async () => {
    const socket = await inAll();
    const key = say(socket, 'сюда', { room: 'store-9999' });
    expect((await socket.next('system:error')).error).toMatchObject({
      ...{ group: 'backoffice', code: 'no_room', data: { room: 'store-9999', key } },
    });
  });

  test.each([
    ['too long', 'ж'.repeat(2_001), /^Сообщение длиннее 2\s000 знаков/],
    ['empty', ' \u0007 ', /^В\sсообщении нет слов/],
    ['unreadable', 'раз\vдва', /^В\sсообщении нет слов/],
  ])('and is %s is refused in words, with its key, and goes to nobody', async (_, text, words) => {
    const [one, two] = [await inAll(), await inAll()];
    const before = await lastSeq();
    const key = say(one, text);
    expect((await one.next('system:error')).error).toMatchObject({
      ...{ text: expect.stringMatching(words), data: { room: 'all', key } },
    });
    // The next one is the next that anybody hears.
    say(one, 'ж'.repeat(2_000));
    expect((await heard(two)).seq).toBe(before + 1);
  });

  test('while the listening connection was broken is seen to be missing by the newest message', async () => {
    const socket = await inAll();
    say(socket, 'раньше');
    const before = await heard(socket);
    await shop.db.query(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`);
    say(socket, 'без нас 1');
    say(socket, 'без нас 2');
    let seq = before.seq;
    while (seq < before.seq + 2) ({ seq } = await heard(socket));
    expect(seq).toBe(before.seq + 2);
  });
});

test('a reading is told to all sockets of whoever has read, and to nobody else', async () => {
  const [one, two] = [await inAll(), await inAll()];
  await shop.db.query(sql`
    update users set permissions = permissions || array['backoffice.access'] where login = 'staff'`);
  const other = await shop.connect();
  expect(await other.authorize('staff', (await signIn(shop, 'staff')).token())).toBe('ok');
  say(one, 'прочтите');
  const { seq } = await heard(two);
  const { context } = await shop.contextFor({ token: one.token, cookies: {}, address: '10.0.0.1' });
  const read = (to: number) => roomsHandlers['/api/backoffice/rooms/read'](context, { room: 'all', seq: to });
  await read(seq);
  for (const socket of [one, two])
    expect(await socket.next('room:read')).toEqual({ room: 'all', seq, left: false });
  // No reading that moves nothing is told.
  await read(seq - 1);
  await read(seq);
  await shop.notify('после', other);
  await shop.hear(one, 'после');
  expect(one.received.filter(({ name }) => name === 'room:read')).toHaveLength(1);
  expect(other.received.map(({ name }) => name)).not.toContain('room:read');
});

test('whoever is authorized is present, and is seen to be gone after a while', async () => {
  const socket = await inAll();
  const present = async () => {
    const { context } = await shop.contextFor({ token: socket.token, cookies: {}, address: '10.0.0.1' });
    const { people } = await roomsHandlers['/api/backoffice/rooms/list'](context, {});
    return people.find(({ name }) => name === 'Имя cashier')?.online;
  };
  expect(await present()).toBe(true);
  shop.clock.advance(80_000);
  expect(await present()).toBe(false);
});
