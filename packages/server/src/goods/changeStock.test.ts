import { randomUUID } from 'node:crypto';
import type { PayloadOf } from '@siren/contract/calls';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { orderShopOn } from '../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../orders/testing/createOrderShop.ts';
import { watchDeadlocks } from '../orders/testing/watchDeadlocks.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

type Wish = PayloadOf<'/api/admin/catalog/change-stock'>;

let shop: GoodsShop;
let orders: OrderShop;
let crashes: Crashes;
let deadlocks: () => number;
beforeAll(async () => {
  shop = await createGoodsShop();
  crashes = plantCrashes(shop.db);
  orders = orderShopOn(shop);
  deadlocks = watchDeadlocks(shop.db);
});
afterAll(() => shop.close());
afterEach(() => expect(deadlocks()).toBe(0));

/** The feed counts so many hammocks in the first store of Moscow. */
async function counted(pieces: number): Promise<number> {
  await shop.take({
    id: 'h1',
    name: 'Гамак Бриз',
    article: 'H-1',
    price: 3_400,
    outlets: { 'msk-1': pieces },
  });
  return shop.idOf('h1');
}
const stockOf = async (id: number) => {
  const { offer, prices } = (await shop.see(id)).variants[0]!;
  return { offer, ...prices[0]!.stores.find(({ store }) => store.id === shop.ids.stores['msk-1'])! };
};
async function wishOf(id: number, wish: Partial<Wish>): Promise<Wish> {
  const [{ version }, { offer, store }] = [await shop.see(id), await stockOf(id)];
  return {
    ...{
      id,
      version,
      offer,
      store: store.id,
      difference: 1,
      reason: 'recount',
      idempotencyKey: randomUUID(),
    },
    ...wish,
  };
}
const send = (wish: Wish) => shop.staff.call('/api/admin/catalog/change-stock', wish);
const change = async (id: number, wish: Partial<Wish>) => send(await wishOf(id, wish));
/** An order of so many hammocks. */
async function bought(quantity: number): Promise<() => Promise<unknown>> {
  const buyer = await orders.withCart({ 'H-1': quantity });
  const draft = await orders.draft(buyer);
  return () => buyer.call('/api/order/create', draft);
}
let count = 20;
/** Counted anew by the feed, whatever was before. */
const afresh = () => counted((count += 1));

test('pieces that are mended are in the shop, beside who did it and why', async () => {
  const id = await afresh();
  await change(id, { difference: -count, reason: 'lost' });
  expect(await stockOf(id)).toMatchObject({
    ...{ pieces: 0, held: 0 },
    byHand: { difference: -count, reason: 'lost', at: shop.clock.now().toISOString() },
  });
  const shown = await shop.call('/api/catalog/product', { path: (await shop.see(id)).path });
  expect(shown.stock.status).toBe('out_of_stock');
});

test('what is sold between the look and the save stays sold', async () => {
  const id = await afresh();
  const wish = await wishOf(id, { difference: 3, reason: 'arrived' });
  await (
    await bought(2)
  )();
  await send(wish);
  expect(await stockOf(id)).toMatchObject({ pieces: count + 1, held: 2 });
  await shop.db.query(sql`update orders set status = 'done'`);
});

test('sales and a change at the same moment lose none of each other, and never sell what is gone', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await afresh();
    const sales = await Promise.all(Array.from({ length: 3 }, () => bought(5)));
    const wish = await wishOf(id, { difference: -(count - 7), reason: 'damaged' });
    const [mended, ...sold] = await Promise.all([
      refusalOf(send(wish)),
      ...sales.map((sale) => refusalOf(sale())),
    ]);
    const gone = mended === 'done' ? count - 7 : 0;
    const done = sold.filter((one) => one === 'done').length * 5;
    expect(['done', 'good.stock_short']).toContain(mended);
    expect(await stockOf(id)).toMatchObject({ pieces: count - gone - done, held: done });
    await shop.db.query(sql`update orders set status = 'done'`);
  }
});

test('pieces that orders hold cannot be taken from them; the refusal says how it is now', async () => {
  const id = await afresh();
  await (
    await bought(4)
  )();
  const wish = await wishOf(id, { difference: -(count - 3), reason: 'lost' });
  const refused = send(wish);
  await expect(refused).rejects.toMatchObject({
    key: 'good.stock_short',
    body: { data: { id, version: wish.version } },
  });
  expect(await stockOf(id)).toMatchObject({ pieces: count - 4, held: 4, byHand: null });
  await shop.db.query(sql`update orders set status = 'done'`);
});

test('sent twice, also at once, it is done once', async () => {
  const id = await afresh();
  const wish = await wishOf(id, { difference: -2, reason: 'damaged' });
  const answers = await Promise.all([send(wish), send(wish)]);
  expect(answers.map(({ version }) => version)).toEqual([wish.version + 1, wish.version + 1]);
  await send(wish);
  expect((await stockOf(id)).pieces).toBe(count - 2);
});

test('two who counted the same shelf do not both take it off', async () => {
  const id = await afresh();
  const [one, other] = [await wishOf(id, { difference: -2 }), await wishOf(id, { difference: -2 })];
  await send(one);
  expect(await refusalOf(send(other))).toBe('general.conflict');
  expect((await stockOf(id)).pieces).toBe(count - 2);
});

test('an import that counts as before leaves it; one that counts anew ends it, and the history says so', async () => {
  const id = await afresh();
  await change(id, { difference: -5, reason: 'damaged' });
  await counted(count);
  expect(await stockOf(id)).toMatchObject({ pieces: count - 5, byHand: { difference: -5 } });
  await counted((count += 1));
  expect(await stockOf(id)).toMatchObject({ pieces: count, byHand: null });
  const [ended, mended] = (await shop.see(id)).changes;
  const where = [
    { field: 'article', to: 'H-1' },
    { field: 'store', to: (await stockOf(id)).store.name },
  ];
  expect(mended).toMatchObject({
    action: 'stock',
    by: { id: shop.ids.users['staff'] },
    changes: [
      ...where,
      { field: 'pieces', from: count - 1, to: count - 6 },
      { field: 'reason', to: 'damaged' },
    ],
  });
  expect(ended).toMatchObject({
    action: 'stock_back',
    by: null,
    changes: [...where, { field: 'pieces', from: count - 6, to: count }],
  });
});

test('what was taken back leaves the pieces as they were, and an import tells nothing of it', async () => {
  const id = await afresh();
  const { changes } = await change(id, { difference: 4, reason: 'arrived' });
  await change(id, { difference: -4, reason: 'mistake' });
  expect(await stockOf(id)).toMatchObject({ pieces: count, byHand: null });
  await afresh();
  expect((await shop.see(id)).changes).toHaveLength(changes.length + 1);
});

test('a good that its feed lacks for a day comes back as the feed counts it', async () => {
  const id = await afresh();
  await change(id, { difference: 4, reason: 'arrived' });
  await shop.take({ id: 'other' });
  await counted(count);
  expect(await stockOf(id)).toMatchObject({ pieces: count, byHand: null });
});

test('an import at the same moment ends up with the count of the feed, mended or not', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await afresh();
    const wish = await wishOf(id, { difference: -3, reason: 'recount' });
    await Promise.all([afresh(), send(wish)]);
    const { pieces, byHand } = await stockOf(id);
    expect(pieces).toBe(count + (byHand?.difference ?? 0));
  }
});

test('whatever is mended and counted, in whatever order, there are as many as the feed counted and staff mended since', async () => {
  const id = await afresh();
  const step = fc.oneof(
    fc.constant('count' as const),
    fc.integer({ min: -6, max: 6 }).filter((n) => n !== 0),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await afresh();
      let difference = 0;
      for (const one of steps) {
        if (one === 'count') await afresh();
        else await change(id, { difference: one });
        difference = one === 'count' ? 0 : difference + one;
        const { pieces, byHand } = await stockOf(id);
        expect([pieces, byHand?.difference ?? 0]).toEqual([count + difference, difference]);
      }
    }),
    { numRuns: 6 },
  );
});

test.each([
  ['a store of another region', { store: 999_999 }],
  ['a variant of another good', { offer: 1 }],
  ['no difference', { difference: 0 }],
  ['half a piece', { difference: 0.5 }],
  ['more than a store can have', { difference: 1_000_000 }],
  ['a reason of the other way', { difference: 1, reason: 'lost' as const }],
])('%s changes nothing', async (_, wish) => {
  const id = await afresh();
  const before = await shop.see(id);
  expect(await refusalOf(change(id, wish))).toBe('general.bad_request');
  expect(await shop.see(id)).toEqual(before);
});

test.each(crashKinds)(
  'a change that ends because %s leaves nothing of it, and can be repeated',
  async (kind) => {
    const id = await afresh();
    const wish = await wishOf(id, { difference: -2, reason: 'damaged' });
    await crashThroughoutOnce(crashes, {
      kind,
      least: 6,
      everything: () =>
        shop.db.query(sql`
        select k.quantity, p.version, (select count(*)::int from stock_changes) as changes,
          (select count(*)::int from audit_entries where kind = 'good') as entries
        from stock k join offers o on o.id = k.offer_id join products p on p.id = o.product_id
        where k.offer_id = ${wish.offer} and k.store_id = ${wish.store}`),
      step: () => send(wish),
    });
    expect((await stockOf(id)).pieces).toBe(count - 2);
  },
);
