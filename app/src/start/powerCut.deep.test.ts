import { ApiError } from '@siren/contract/errors';
import { sql, startCluster } from '@siren/server/db';
import type { DatabasePool } from '@siren/server/db';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createCrowd } from '../testing/createCrowd.ts';
import type { Crowd, Press } from '../testing/createCrowd.ts';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { killPostgres, postgresOf } from '../testing/postgresOf.ts';
import { countStock, readOddlyPaid, readOrders, readQuarrels } from '../testing/readOrders.ts';
import { stockUp } from '../testing/stockUp.ts';
import { withData, withUrl } from '../testing/withDatabase.ts';

/** How long after the fifth confirmed order each cut comes, ms: in the midst of others. */
const MOMENTS = [13, 57] as const;
const room = createRoom();
afterEach(() => room.clear());

const meet = async (db: DatabasePool) => ({
  crowd: await createCrowd(db),
  stock: (await countStock(db)).left,
});

/** Lets the crowd buy, and cuts it off in the midst of it. */
async function buyUntil(cut: () => void, moment: number, crowd: Crowd, url: string): Promise<void> {
  const buying = crowd.buy(url);
  const gaveUp = buying.then(() => Promise.reject(new Error('Everybody gave up before the cut.')));
  await Promise.race([crowd.confirms(5), gaveUp]);
  await sleep(moment);
  cut();
  crowd.stop();
  await buying;
}

/** Every confirmed order is there and whole, none is half there, and no stock was taken twice or for nothing. */
async function expectNothingLost(db: DatabasePool, { presses }: Crowd, stock: number): Promise<void> {
  const orders = await readOrders(db);
  expect(orders.filter(({ whole }) => !whole)).toEqual([]);
  const byKey = new Map(orders.map((order) => [order.key, order]));
  for (const { order, draft } of presses.filter((press) => press.order !== null)) {
    expect(byKey.get(draft.idempotencyKey)).toMatchObject({ id: order, toPay: draft.expectedTotal });
  }
  const { left, taken } = await countStock(db);
  expect(left + taken).toBe(stock);
}

/** What the bank had to say is said again, and what is to be given back is given back. */
async function expectMoneyInOrder(db: DatabasePool): Promise<void> {
  await expect.poll(() => readQuarrels(db), { timeout: 120_000 }).toEqual([]);
  expect(await readOddlyPaid(db)).toEqual([]);
}

const isCartShort = (error: unknown): boolean =>
  error instanceof ApiError && (error.is('cart.total_changed') || error.is('cart.empty'));

/**
 * The press of somebody who got no answer. What was put into the cart a moment before PostgreSQL died may be gone with it
 * (decision 5): the shop then says so instead of ordering less, and one fills the cart again.
 */
async function pressOnce(press: Press, isForgetful: boolean): Promise<number> {
  try {
    return await press.buyer.press(press.draft);
  } catch (error) {
    if (!isForgetful || !isCartShort(error)) throw error;
    press.draft = await press.buyer.prepare();
    return press.buyer.press(press.draft);
  }
}

/** Whoever got no answer presses again: one order each, and everybody can open theirs. */
async function pressAgain({ presses }: Crowd, url: string, isForgetful: boolean): Promise<void> {
  for (const press of presses) {
    press.buyer.moveTo(url);
    press.order ??= await pressOnce(press, isForgetful);
    const shown = await press.buyer.read(press.order);
    expect(shown.totals.toPay).toBe(press.draft.expectedTotal);
    expect(shown.lines).not.toEqual([]);
  }
}

describe('orders that were confirmed outlive the sudden death', () => {
  test.each([
    ['of the shop', false, (shop: LaunchedShop) => shop.kill('SIGKILL')],
    [
      'of both at once',
      true,
      (shop: LaunchedShop, dataDir: string) => {
        shop.kill('SIGKILL');
        killPostgres(dataDir);
      },
    ],
  ])('%s', async (_, isForgetful, cut) => {
    const dataDir = await room.filled();
    const { crowd, stock } = await withData(dataDir, meet);
    for (const moment of MOMENTS) {
      const shop = await room.open(dataDir);
      await buyUntil(() => cut(shop, dataDir), moment, crowd, shop.url);
      await shop.ended;
      const next = await room.open(dataDir);
      await withData(dataDir, (db) => expectNothingLost(db, crowd, stock));
      await pressAgain(crowd, next.url, isForgetful);
      await withData(dataDir, (db) => expectNothingLost(db, crowd, stock));
      await withData(dataDir, expectMoneyInOrder);
      expect(await next.stop()).toBe(0);
    }
  });

  test('of PostgreSQL, which the shop starts again and goes on', async () => {
    const dataDir = await room.filled();
    const shop = await room.open(dataDir);
    const { crowd, stock } = await withData(dataDir, meet);
    for (const moment of MOMENTS) {
      const dead = postgresOf(dataDir);
      await buyUntil(() => killPostgres(dataDir), moment, crowd, shop.url);
      await expect.poll(() => postgresOf(dataDir), { timeout: 60_000 }).not.toBeOneOf([null, dead]);
      await shop.sells();
      await withData(dataDir, (db) => expectNothingLost(db, crowd, stock));
      await pressAgain(crowd, shop.url, true);
      await withData(dataDir, (db) => expectNothingLost(db, crowd, stock));
    }
    await withData(dataDir, expectMoneyInOrder);
    expect(await shop.stop()).toBe(0);
    expect(postgresOf(dataDir)).toBeNull();
  });

  test('of the shop on a PostgreSQL server of its own, and of that server', async () => {
    const home = await room.folder();
    const server = await startCluster({ dataDir: home, log: () => {}, transport: 'tcp' });
    const dataDir = await room.folder();
    const open = (DATABASE_URL: string) => room.open(dataDir, { env: { DATABASE_URL, DEMO: '1' } });
    const first = await open(server.url);
    const { crowd, stock } = await withUrl(server.url, async (db) => {
      await stockUp(db);
      return meet(db);
    });
    await buyUntil(() => first.kill('SIGKILL'), MOMENTS[0], crowd, first.url);
    const second = await open(server.url);
    await withUrl(server.url, (db) => expectNothingLost(db, crowd, stock));
    await pressAgain(crowd, second.url, false);
    // Both at once: whoever waits for an answer is not to wait for the database to be given up.
    const both = () => {
      killPostgres(home);
      second.kill('SIGKILL');
    };
    await buyUntil(both, MOMENTS[1], crowd, second.url);
    // Whoever started that server brings it back.
    const isBack = () =>
      withUrl(server.url, async (db) => db.query(sql`select 1`)).then(
        () => true,
        () => false,
      );
    await expect.poll(isBack, { timeout: 60_000, interval: 500 }).toBe(true);
    const third = await open(server.url);
    await withUrl(server.url, (db) => expectNothingLost(db, crowd, stock));
    await pressAgain(crowd, third.url, true);
    await withUrl(server.url, expectMoneyInOrder);
    expect(await third.stop()).toBe(0);
    // Whose database it is, they look after it.
    expect(postgresOf(home)).not.toBeNull();
    await server.stop();
  });
});
