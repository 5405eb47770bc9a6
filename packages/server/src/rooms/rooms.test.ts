import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { keepMessage } from './keepMessage.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const author = () => shop.ids.users['staff'] ?? 0;
const say = (text: string, room = 'all', by = author()) =>
  keepMessage(shop.db, { room, key: randomUUID(), text, author: by, now: shop.clock.now() });
const list = async () => (await shop.signedIn('cashier')).call('/api/backoffice/rooms/list', {});

describe('rooms', () => {
  it('are there for all stores together and for each of them, by its name of now', async () => {
    const { rows } = await shop.db.pool.query<{ id: number; name: string }>('select id, name from stores');
    const { rooms } = await list();
    expect(rooms.map(({ room, title }) => [room, title])).toEqual(
      expect.arrayContaining([['all', 'Все магазины'], ...rows.map(({ id, name }) => [`store-${id}`, name])]),
    );
  });

  it('tell how much one has not read, and no reading makes that more', async () => {
    const cashier = await shop.signedIn('cashier');
    for (const text of ['раз', 'два', 'три']) await say(text);
    const unread = async () =>
      (await cashier.call('/api/backoffice/rooms/list', {})).rooms.find(({ room }) => room === 'all')?.unread;
    expect(await unread()).toBe(3);
    await cashier.call('/api/backoffice/rooms/read', { room: 'all', seq: 2 });
    expect(await unread()).toBe(1);
    await cashier.call('/api/backoffice/rooms/read', { room: 'all', seq: 1 });
    expect(await unread()).toBe(1);
    // Nobody has read what is not there yet.
    await cashier.call('/api/backoffice/rooms/read', { room: 'all', seq: 99 });
    await say('четыре');
    expect(await unread()).toBe(1);
  });

  it('count what others said after what one has read, and nothing that one said oneself', async () => {
    const cashier = await shop.signedIn('cashier');
    const { room } = await cashier.call('/api/backoffice/rooms/create', {
      ...{ title: 'Доставка', idempotencyKey: randomUUID() },
    });
    const unread = async () =>
      (await cashier.call('/api/backoffice/rooms/list', {})).rooms.find((one) => one.room === room)?.unread;
    const own = () => say('своё', room, shop.ids.users['cashier'] ?? 0);
    await own();
    expect(await unread()).toBe(0);
    // What others said before one's own, and one has not seen, stays unread.
    await say('чужое', room);
    await own();
    expect(await unread()).toBe(1);
    await cashier.call('/api/backoffice/rooms/read', { room, seq: 2 });
    expect(await unread()).toBe(0);
    await say('и ещё', room);
    expect(await unread()).toBe(1);
  });

  it('are read from their end, back page by page, and on from a number', async () => {
    const { room } = await (
      await shop.signedIn('cashier')
    ).call('/api/backoffice/rooms/create', { title: 'Возвраты', idempotencyKey: randomUUID() });
    for (let count = 1; count <= 120; count += 1) await say(`${count}`, room);
    const cashier = await shop.signedIn('cashier');
    const read = async (before: number | null, after: number | null) => {
      const { messages, more } = await cashier.call('/api/backoffice/rooms/history', { room, before, after });
      return [messages.at(0)?.seq, messages.at(-1)?.seq, messages.length, more];
    };
    expect(await read(null, null)).toEqual([71, 120, 50, true]);
    expect(await read(71, null)).toEqual([21, 70, 50, true]);
    expect(await read(21, null)).toEqual([1, 20, 20, false]);
    expect(await read(null, 60)).toEqual([61, 110, 50, true]);
    expect(await read(null, 110)).toEqual([111, 120, 10, false]);
  });

  it('are made once, however often it is asked for', async () => {
    const cashier = await shop.signedIn('cashier');
    const wish = { title: ' Брак ', idempotencyKey: randomUUID() };
    const made = await Promise.all([1, 2, 3].map(() => cashier.call('/api/backoffice/rooms/create', wish)));
    expect(new Set(made.map(({ room }) => room)).size).toBe(1);
    expect((await list()).rooms.filter(({ title }) => title === 'Брак')).toHaveLength(1);
  });

  it('that one has left tell nothing of what is said there, until one comes back', async () => {
    const cashier = await shop.signedIn('cashier');
    const { room } = await cashier.call('/api/backoffice/rooms/create', {
      ...{ title: 'Футбол', idempotencyKey: randomUUID() },
    });
    const row = async () =>
      (await cashier.call('/api/backoffice/rooms/list', {})).rooms.find((one) => one.room === room);
    await say('до', room);
    // However often it is pressed.
    for (let press = 0; press < 2; press += 1)
      await cashier.call('/api/backoffice/rooms/leave', { room, left: true });
    await say('после', room);
    expect(await row()).toMatchObject({ left: true, unread: 0, last: { text: 'после' } });
    expect((await list()).rooms.filter(({ left }) => left).map((one) => one.room)).toEqual([room]);
    const staff = await shop.signedIn('staff');
    await shop.db.query(sql`update users set permissions = '{backoffice.access}' where login = 'staff'`);
    expect((await staff.call('/api/backoffice/rooms/list', {})).rooms.every(({ left }) => !left)).toBe(true);
    await cashier.call('/api/backoffice/rooms/leave', { room, left: false });
    expect(await row()).toMatchObject({ left: false, unread: 1 });
  });

  it('that everybody is in are left by nobody', async () => {
    const cashier = await shop.signedIn('cashier');
    await expect(
      cashier.call('/api/backoffice/rooms/leave', { room: 'all', left: true }),
    ).rejects.toMatchObject({ key: 'general.bad_request' });
    expect((await list()).rooms.find(({ room }) => room === 'all')).toMatchObject({ left: false });
  });

  it('that there are not are refused', async () => {
    const cashier = await shop.signedIn('cashier');
    const calls = [
      () => cashier.call('/api/backoffice/rooms/history', { room: 'x', before: null, after: null }),
      () => cashier.call('/api/backoffice/rooms/read', { room: 'x', seq: 1 }),
      () => cashier.call('/api/backoffice/rooms/leave', { room: 'x', left: true }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ key: 'backoffice.no_room' });
  });
});
