import { afterAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { atStore, createOrderShop } from './testing/createOrderShop.ts';
import type { OrderPayload, OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const FETCHED = { services: [{ key: 'pickup', quantity: 1 }] };

const setStock = (article: string, store: string, quantity: number) =>
  shop.db.query(sql`
    insert into stock (offer_id, store_id, quantity)
    values (${shop.offer(article)}, ${shop.ids.stores[store]}, ${quantity})
    on conflict (offer_id, store_id) do update set quantity = excluded.quantity`);

const stockOf = async (article: string, store: string) => {
  const [row] = await shop.db.query<{ quantity: number }>(sql`
    select quantity from stock where offer_id = ${shop.offer(article)} and store_id = ${shop.ids.stores[store]}`);
  return row?.quantity ?? 0;
};

const makePartner = async (store: string) => {
  await shop.db.query(sql`update stores set franchise = true where id = ${shop.ids.stores[store]}`);
  shop.places.forget();
};

const inKhimki = (visitor: Visitor, payload: OrderPayload) =>
  atStore(visitor, payload, shop.ids.stores['khimki-1']!);

test('only stores of the city are told, with the day on which they give the cart', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  expect(await visitor.call('/api/order/pickup-stores', {})).toEqual({
    city: 'moscow',
    today: '2026-03-02',
    offers: 1,
    stores: [{ store: shop.ids.stores['msk-1'], state: 'ready', from: [], missing: [], date: '2026-03-02' }],
  });
});

test('after hours the day is the next one, in the list and in the order', async () => {
  shop.clock.set('2026-03-02T17:30:00Z');
  const visitor = await shop.withCart({ LAMP: 1 });
  const { stores } = await visitor.call('/api/order/pickup-stores', {});
  expect(stores[0]?.date).toBe('2026-03-03');
  const id = await shop.create(visitor, await shop.draft(visitor, FETCHED));
  expect((await visitor.call('/api/order/get', { id })).delivery).toMatchObject({
    date: '2026-03-03',
    store: { id: shop.ids.stores['msk-1'] },
  });
});

test('what another store sends is told with the day it comes on, and is held there', async () => {
  const visitor = await shop.withCart({ LAST: 1 }, shop.visitor({ region: 'moscow', city: 'khimki' }));
  const { city, stores } = await visitor.call('/api/order/pickup-stores', {});
  const from = [shop.ids.stores['msk-1']];
  const store = shop.ids.stores['khimki-1'];
  expect({ city, stores }).toEqual({
    city: 'khimki',
    stores: [{ store, state: 'brought', from, missing: [], date: '2026-03-04' }],
  });
  const draft = await shop.draft(visitor, FETCHED);
  const id = await shop.create(visitor, await inKhimki(visitor, draft));
  expect((await visitor.call('/api/order/get', { id })).delivery.date).toBe('2026-03-04');
  expect(await stockOf('LAST', 'msk-1')).toBe(0);
});

test('a partner sends nothing: the other store lacks it, is told so, and is refused', async () => {
  await makePartner('khimki-1');
  await setStock('LAMP', 'msk-1', 0);
  const visitor = await shop.withCart({ LAMP: 1, CHAIR: 1 });
  const { stores, offers } = await visitor.call('/api/order/pickup-stores', {});
  const missing = [shop.offer('LAMP')];
  expect(offers).toBe(2);
  expect(stores).toMatchObject([{ store: shop.ids.stores['msk-1'], state: 'lacking', missing, date: null }]);
  const ordered = visitor.call('/api/order/create', await shop.draft(visitor, FETCHED));
  await expect(ordered).rejects.toMatchObject({
    key: 'order.store_unavailable',
    body: { data: { reason: 'goods', offers: missing } },
  });
  expect(await stockOf('LAMP', 'khimki-1')).toBe(50);
  // A courier brings it all the same.
  expect(await refusalOf(visitor.call('/api/order/create', await shop.draft(visitor)))).toBe('done');
});

test.each(['khimki-1', 'ekb-1'])('a store of another city is refused: %s', async (code) => {
  const visitor = await shop.withCart({ LAMP: 1 });
  const draft = await shop.draft(visitor, FETCHED);
  const ordered = visitor.call('/api/order/create', { ...draft, store: shop.ids.stores[code]! });
  await expect(ordered).rejects.toMatchObject({
    key: 'order.store_unavailable',
    body: { data: { reason: 'city', offers: [] } },
  });
  expect(await shop.left('LAMP')).toBe(100);
});

test('an order is held to the day that its store was shown with', async () => {
  const visitor = await shop.withCart({ LAMP: 1 });
  const draft = await shop.draft(visitor, FETCHED);
  expect(draft.expectedDate).toBe('2026-03-02');
  // The store closes meanwhile.
  shop.clock.set('2026-03-02T17:30:00Z');
  await expect(visitor.call('/api/order/create', draft)).rejects.toMatchObject({
    key: 'cart.total_changed',
    body: { data: { total: draft.expectedTotal, differences: [], quote: { date: '2026-03-03' } } },
  });
  expect(await shop.left('LAMP')).toBe(100);
  const seen = await shop.draft(visitor, FETCHED);
  expect(await refusalOf(visitor.call('/api/order/create', seen))).toBe('done');
});

test('the last piece that is bought between choosing and ordering: the order is refused, the list tells it', async () => {
  await makePartner('khimki-1');
  await setStock('LAMP', 'msk-1', 1);
  const slow = await shop.withCart({ LAMP: 1 });
  const draft = await shop.draft(slow, FETCHED);
  expect((await slow.call('/api/order/pickup-stores', {})).stores[0]?.state).toBe('ready');
  const quick = await shop.withCart({ LAMP: 1 });
  await shop.create(quick, await shop.draft(quick, FETCHED));
  expect(await refusalOf(slow.call('/api/order/create', draft))).toBe('order.store_unavailable');
  expect((await slow.call('/api/order/pickup-stores', {})).stores[0]).toMatchObject({
    state: 'lacking',
    missing: [shop.offer('LAMP')],
  });
});

test('of two who order the last piece of a store at once one gets it, and the other is told', async () => {
  await makePartner('khimki-1');
  await setStock('LAMP', 'msk-1', 1);
  const visitors = await Promise.all([shop.withCart({ LAMP: 1 }), shop.withCart({ LAMP: 1 })]);
  const drafts = await Promise.all(visitors.map((visitor) => shop.draft(visitor, FETCHED)));
  const answers = await Promise.all(
    visitors.map((visitor, index) => refusalOf(visitor.call('/api/order/create', drafts[index]!))),
  );
  expect(answers.toSorted()).toEqual(['done', 'order.store_unavailable']);
  expect([await stockOf('LAMP', 'msk-1'), await stockOf('LAMP', 'khimki-1')]).toEqual([0, 50]);
});

test('what cannot be ordered, or is not selected, is not asked of the stores', async () => {
  const visitor = await shop.withCart({ LAMP: 1, LAST: 1 });
  await setStock('LAST', 'msk-1', 0);
  expect((await visitor.call('/api/order/pickup-stores', {})).offers).toBe(1);
  const rows = (await shop.look(visitor)).content;
  await visitor.call('/api/cart/toggle', { ids: rows.map(({ id }) => id), selected: false });
  expect(await visitor.call('/api/order/pickup-stores', {})).toMatchObject({
    offers: 0,
    stores: [{ state: 'ready' }],
  });
});
