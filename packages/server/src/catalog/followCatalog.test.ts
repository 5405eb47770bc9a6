import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { CATALOG_CHANNEL, createCatalog } from './index.ts';
import type { Catalog, ListenToCatalog } from './index.ts';

let shop: TestShop;
let catalog: Catalog;
let context: Context;
let queries = 0;
/** How often the goods of the sections were counted. */
let counts = 0;
let heard = 0;
let breakOff: () => void;

const listenTo =
  (url: string, whenLive: () => void): ListenToCatalog =>
  ({ onMessage, onListening, onError }) => {
    const client = new pg.Client(url);
    client.on('notification', ({ channel, payload = '' }) => {
      onMessage(channel, payload);
      heard += 1;
    });
    breakOff = () => onError(new Error('gone'));
    void client
      .connect()
      .then(() => client.query(`listen ${CATALOG_CHANNEL}`))
      .then(onListening)
      .then(whenLive);
    return { close: () => client.end() };
  };

beforeAll(async () => {
  shop = await createTestShop();
  await new Promise<void>((resolve) => {
    catalog = createCatalog({ listen: listenTo(shop.db.url, resolve) });
  });
  const visit = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
  const query: Context['db']['query'] = (statement) => {
    queries += 1;
    if (statement.text.includes('from sections')) counts += 1;
    return shop.db.query(statement);
  };
  context = { ...visit.context, db: { ...shop.db, query } };
});
afterAll(async () => {
  await catalog.close();
  await shop.close();
});

const ask = async () => {
  const answer = await catalog.handlers['/api/catalog/section'](context, {
    path: 'chairs',
    filters: {},
    priceFrom: null,
    priceTo: null,
    sort: 'popular',
    page: 1,
  });
  return answer.items.find(({ name }) => name === 'Стул Аск');
};
const asked = async () => {
  queries = 0;
  await ask();
  return queries;
};

test('a page that was answered once costs no statement the next time', async () => {
  await ask();
  // The first answer has begun to read the goods into memory.
  await vi.waitFor(async () => expect(await asked()).toBe(0), { timeout: 10_000 });
});

test('a change of price or stock is seen as soon as it is committed and told', async () => {
  expect((await ask())?.price).toBe(3_499.9);
  const before = heard;
  await shop.db.query(sql`update prices set price = 3000 where offer_id = ${shop.ids.offers['CHAIR']}`);
  await vi.waitFor(() => expect(heard).toBeGreaterThan(before), { timeout: 10_000 });
  expect((await ask())?.price).toBe(3_000);

  const again = heard;
  await shop.db.query(sql`update stock set quantity = 0 where offer_id = ${shop.ids.offers['CHAIR']}`);
  await vi.waitFor(() => expect(heard).toBeGreaterThan(again), { timeout: 10_000 });
  expect((await ask())?.stock.status).toBe('out_of_stock');
});

test('an order, which changes stock only, does not count the whole catalogue anew', async () => {
  const countsAfter = async (change: () => Promise<unknown>) => {
    await catalog.menu(context);
    const before = heard;
    await change();
    await vi.waitFor(() => expect(heard).toBeGreaterThan(before), { timeout: 10_000 });
    counts = 0;
    await catalog.menu(context);
    return counts;
  };
  const offer = shop.ids.offers['CHAIR'];
  expect(
    await countsAfter(() => shop.db.query(sql`update stock set quantity = 7 where offer_id = ${offer}`)),
  ).toBe(0);
  expect(
    await countsAfter(() => shop.db.query(sql`update prices set price = 3100 where offer_id = ${offer}`)),
  ).toBe(1);
});

test('a change that is rolled back is not told', async () => {
  await ask();
  const before = heard;
  const undone = shop.db.transaction(async (tx) => {
    await tx.query(sql`update stock set quantity = 5 where offer_id = ${shop.ids.offers['CHAIR']}`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await asked()).toBe(0);
  expect(heard).toBe(before);
});

test('while changes cannot be heard everything is read anew', async () => {
  breakOff();
  expect(await asked()).toBeGreaterThan(0);
  expect(await asked()).toBeGreaterThan(0);
});
