import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const placed = async (visitor: Visitor, idempotencyKey: string) =>
  (await visitor.call('/api/order/placed', { idempotencyKey })).id;

test('tells the order of a key to who placed it, and nothing to anybody else', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  const draft = await shop.draft(visitor);
  const id = await shop.create(visitor, draft);
  expect(await placed(visitor, draft.idempotencyKey)).toBe(id);
  expect(await placed(shop.visitor(), draft.idempotencyKey)).toBeNull();
  expect(await placed(await signIn(shop, 'buyer'), draft.idempotencyKey)).toBeNull();
});

test('tells it to its user in another browser, too', async () => {
  const buyer = await signIn(shop, 'buyer');
  await shop.withCart({ LAMP: 1 }, buyer);
  const draft = await shop.draft(buyer);
  const id = await shop.create(buyer, draft);
  expect(await placed(await signIn(shop, 'buyer'), draft.idempotencyKey)).toBe(id);
});

test('orders nothing, whatever lies in the cart, and leaves the key good', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  expect(await placed(visitor, randomUUID())).toBeNull();
  const draft = await shop.draft(visitor);
  expect(await placed(visitor, draft.idempotencyKey)).toBeNull();
  expect((await shop.look(visitor)).content).toHaveLength(1);
  expect(await shop.create(visitor, draft)).toEqual(expect.any(Number));
});

/** How many wait for what another one has locked. */
const waiting = async () =>
  (
    await shop.db.query(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

test('waits for an order that is being placed', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  const draft = await shop.draft(visitor);
  const told: string[] = [];
  const [created, asked] = await shop.db.transaction(async (db) => {
    // The order stands still where it takes from the stock.
    await db.query(sql`select 1 from stock where offer_id = ${shop.offer('LAMP')} for update`);
    const creating = shop.create(visitor, draft);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    const asking = placed(visitor, draft.idempotencyKey).finally(() => told.push('asked'));
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000 });
    expect(told).toEqual([]);
    return [creating, asking].map((answer) => () => answer);
  });
  expect(await asked?.()).toBe(await created?.());
});
