import { sql } from '@siren/server/db';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { createBuyer } from '../testing/createBuyer.ts';
import { createRoom } from '../testing/createRoom.ts';
import { postgresOf } from '../testing/postgresOf.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
afterEach(() => room.clear());

const offersOf = (dataDir: string) =>
  withData(dataDir, async (db) => {
    const rows = await db.query<{ id: number }>(sql`
      select offer_id as id from stock group by 1
      having count(*) = (select count(*) from stores) order by 1 limit 3`);
    return rows.map(({ id }) => id);
  });

describe('the first start', () => {
  const { firstStart, catalogue } = inject('filledShop');

  test('prints the address, the demo accounts and how to open the Storybook', () => {
    expect(firstStart.said).toMatch(/открыта: http:\/\/127\.0\.0\.1:\d+\n/);
    for (const words of [
      'buyer / buyer-demo',
      'admin / admin-demo',
      'СИРЕНЬ10',
      'DAR-3000-2026',
      'npm run storybook',
    ]) {
      expect(firstStart.said).toContain(words);
    }
    expect(firstStart.complaints).toEqual([]);
  });

  test('fills every region with goods, and ends in order', () => {
    for (const name of ['regions', 'stores', 'sections', 'products', 'offers', 'prices', 'stock', 'users']) {
      expect(catalogue[name]).toMatch(/^[1-9]/);
    }
    expect(firstStart).toMatchObject({ code: 0, postgresLeft: false });
  });
});

describe('a later start', () => {
  test('fills nothing anew and has kept orders, carts and who is who', async () => {
    const dataDir = await room.filled();
    const offers = await offersOf(dataDir);
    const first = await room.open(dataDir);
    const buyer = createBuyer(first.url, offers);
    const order = await buyer.press(await buyer.prepare());
    const waiting = await buyer.prepare();
    expect(await first.stop()).toBe(0);
    // On any free port, as it is asked to in all these tests.
    const second = await room.open(dataDir, { env: { PORT: '0' } });
    expect((await fetch(second.url)).status).toBe(200);
    buyer.moveTo(second.url);
    expect(second.said()).not.toContain('Наполняем');
    expect(await buyer.read(order)).toMatchObject({ id: order });
    expect(await buyer.press(waiting)).not.toBe(order);
  });

  test('after a sudden death has every order that was confirmed', async () => {
    const dataDir = await room.filled();
    const offers = await offersOf(dataDir);
    const first = await room.open(dataDir);
    const buyer = createBuyer(first.url, offers);
    const order = await buyer.press(await buyer.prepare());
    first.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = await room.open(dataDir);
    buyer.moveTo(second.url);
    expect(await buyer.read(order)).toMatchObject({ id: order });
    expect(second.complaints()).toEqual([]);
    expect(await second.stop()).toBe(0);
    expect(postgresOf(dataDir)).toBeNull();
  });
});

describe('told to stop', () => {
  test('it finishes the orders that it has begun', async () => {
    const dataDir = await room.filled();
    const offers = await offersOf(dataDir);
    const shop = await room.open(dataDir);
    const buyer = createBuyer(shop.url, offers);
    const draft = await buyer.prepare();
    const order = await withData(dataDir, async (db) => {
      // Nobody can finish an order until this lets go of the table.
      const client = await db.pool.connect();
      await client.query('begin');
      await client.query('lock table orders in share mode');
      const pressed = buyer.press(draft);
      await expect
        .poll(() =>
          db
            .query(sql`select from pg_locks where not granted and relation = 'orders'::regclass`)
            .then((rows) => rows.length),
        )
        .toBeGreaterThan(0);
      shop.kill('SIGTERM');
      await expect
        .poll(() =>
          fetch(shop.url).then(
            () => true,
            () => false,
          ),
        )
        .toBe(false);
      await client.query('commit');
      client.release();
      return pressed;
    });
    expect(order).toBeGreaterThan(0);
    // And waits for no more: the buyer's browser would keep the connection.
    expect(await shop.ended).toBe(0);
    expect(shop.complaints()).toEqual([]);
    expect(postgresOf(dataDir)).toBeNull();
  });
});
