import { concerns } from '@siren/domain/back-office';
import type { NewsReader } from '@siren/domain/back-office';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { composed, sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { concerning } from './newsReader.ts';
import { notifyStaff } from './notifications.ts';
import { createSocketShop } from './testing/createSocketShop.ts';
import type { Cashier, SocketShop } from './testing/createSocketShop.ts';

let shop: SocketShop;
let own: number;
let other: number;
beforeAll(async () => {
  shop = await createSocketShop();
  own = shop.ids.stores['msk-1'] ?? 0;
  other = shop.ids.stores['ekb-1'] ?? 0;
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.hangUp();
  await bind(null);
});

const cashier = () => shop.ids.users['cashier'] ?? 0;
async function bind(stores: number[] | null): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.query(sql`delete from user_stores where user_id = ${cashier()}`);
    await tx.query(sql`
      insert into user_stores (user_id, store_id) select ${cashier()}::int, unnest(${stores ?? []}::int[])`);
    await tx.query(sql`update users set store_bound = ${stores !== null} where id = ${cashier()}`);
  });
}
/** Leaves news of an order that is fetched at a store. */
async function tell(message: string, store: number): Promise<void> {
  const order = await insertOrder(shop);
  await shop.db.query(sql`update orders set store_id = ${store} where id = ${order}`);
  await notifyStaff(shop.db, { message, type: 'info', order });
}
const messages = async (socket: Cashier) => (await shop.list(socket)).map(({ message }) => message);

test('news of an order that is fetched at a store reach those who work there, and no others', async () => {
  await bind([own]);
  const socket = await shop.cashier();
  await tell('чужой магазин', other);
  await tell('свой магазин', own);
  await shop.hear(socket, 'свой магазин');
  const heard = socket.received.flatMap((packet) =>
    packet.name === 'notification:new' ? packet.data.message : [],
  );
  expect(heard).not.toContain('чужой магазин');
  expect(await messages(socket)).toContain('свой магазин');
  expect(await messages(socket)).not.toContain('чужой магазин');
});

test('news that one may not act on are not heard of', async () => {
  const socket = await shop.cashier();
  await notifyStaff(shop.db, { message: 'для цен', type: 'info', needs: 'catalog.edit' });
  await shop.notify('для всех', socket);
  expect(await messages(socket)).not.toContain('для цен');
});

test('whoever is bound to other stores is told afresh at once what is theirs', async () => {
  await tell('и здесь, и там', other);
  const socket = await shop.cashier();
  expect(await messages(socket)).toContain('и здесь, и там');
  await bind([own]);
  for (;;) {
    const { notifications } = await socket.next('notification:list');
    if (!notifications.some(({ message }) => message === 'и здесь, и там')) break;
  }
});

test('nobody closes what is not theirs', async () => {
  await tell('не закроют', other);
  await bind([own]);
  const socket = await shop.cashier();
  const [{ id } = { id: 0 }] = await shop.db.query<{ id: number }>(
    sql`select id from notifications where message = 'не закроют'`,
  );
  socket.send({ name: 'notification/close', data: { id } });
  await shop.list(socket);
  const open = await shop.db.query(sql`select from notifications where id = ${id} and closed_at is null`);
  expect(open).toHaveLength(1);
});

test('the database picks what the rule says, whoever reads', async () => {
  const store = fc.constantFrom(own, other);
  const needs = fc.constantFrom(null, 'orders.manage' as const, 'backoffice.access' as const);
  const reader: fc.Arbitrary<NewsReader> = fc.record({
    permissions: fc.subarray(['orders.manage', 'backoffice.access']),
    stores: fc.option(fc.uniqueArray(store), { nil: null }),
  });
  await fc.assert(
    fc.asyncProperty(fc.option(store, { nil: null }), needs, reader, async (about, need, who) => {
      const found = await shop.db.query(composed`
        select from (select ${about}::int as store_id, ${need}::text as needs) one where ${concerning(who)}`);
      expect(found.length === 1).toBe(concerns({ store: about, needs: need }, who));
    }),
    { numRuns: 60 },
  );
});
