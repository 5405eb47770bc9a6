import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onlyRow, sql } from '../../db/index.ts';
import type { Statement } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { importFeed } from '../../import/index.ts';
import { bytesOf, feedXml } from '../../import/testing/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { CATALOG_CHANNEL, createCatalog } from '../index.ts';
import type { Catalog } from '../index.ts';

let shop: TestShop;
/** Follows the changes, and reads the database for every answer. */
let following: Catalog;
let reading: Catalog;
let context: Context;
let statements: Statement[] = [];
/** What was told, in its order. */
let told: string[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  const client = new pg.Client(shop.db.url);
  await client.connect();
  reading = createCatalog();
  await new Promise<void>((resolve, reject) => {
    following = createCatalog({
      listen({ onMessage, onListening }) {
        client.on('notification', ({ channel, payload = '' }) => {
          onMessage(channel, payload);
          told.push(payload);
        });
        client.query(`listen ${CATALOG_CHANNEL}`).then(onListening).then(resolve, reject);
        return { close: () => client.end() };
      },
    });
  });
  const visit = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
  const query: Context['db']['query'] = (statement) => {
    statements.push(statement);
    return shop.db.query(statement);
  };
  context = { ...visit.context, db: { ...shop.db, query } };
  await takeFeed();
  await shop.db.query(sql`
    with picture as (insert into pictures (url) values ('https://p.invalid/chair.jpg') returning id)
    insert into offer_pictures (offer_id, position, picture_id)
    select ${offer('CHAIR')}, 0, id from picture`);
  await vi.waitFor(
    async () => {
      await ask();
      statements = [];
      await ask();
      expect(statements).toEqual([]);
    },
    { timeout: 10_000 },
  );
});
afterAll(async () => {
  await following.close();
  await shop.close();
});

const takeFeed = (price = 5_000) =>
  importFeed({
    db: shop.db,
    source: 'follow',
    stream: bytesOf(
      feedXml({
        categories: [{ id: '1', name: 'Столы' }],
        offers: Array.from({ length: 30 }, (_, at) => ({
          ...{ id: `t${at}`, name: `Стол ${at}`, category: '1', price: price + at, count: 9 },
          params: [
            { name: 'Ширина', value: String(90 + (at % 5) * 10), unit: 'см' },
            { name: 'Форма', value: at % 2 ? 'круглый' : 'овальный' },
          ],
        })),
      }),
    ),
    file: 'follow',
    region: 'moscow',
    clock: shop.clock.now,
  });

const queries: Parameters<Catalog['handlers']['/api/catalog/section']>[1][] = [
  'furniture',
  'sofas',
  'chairs',
  'stoly',
].flatMap((path): typeof queries => [
  {
    path,
    filters: {},
    priceFrom: null,
    priceTo: null,
    sort: 'popular' as const,
    page: 1,
  },
  {
    path,
    filters: { stock: ['in-stock'] },
    priceFrom: 2_000,
    priceTo: null,
    sort: 'price-asc' as const,
    page: 1,
  },
  {
    path,
    filters: { forma: ['kruglyy'] },
    priceFrom: null,
    priceTo: null,
    sort: 'new' as const,
    page: 2,
  },
]);
const productOf = (catalog: Catalog) =>
  catalog.handlers['/api/catalog/product'](context, { path: 'chair-ask' });
const answers = async (catalog: Catalog) => {
  // Which goods are related may be what it was; what is said of them may not.
  const { related: _related, ...product } = await productOf(catalog);
  return {
    product,
    sections: await catalog.handlers['/api/catalog/sections'](context, {}),
    lists: await Promise.all(
      queries.map((query) => catalog.handlers['/api/catalog/section'](context, query)),
    ),
  };
};
const ask = () => answers(following);

/** Makes a change and waits until all of it was told. */
const change = async (make: () => Promise<unknown>) => {
  told = [];
  await make();
  await shop.db.query(sql`select pg_notify(${CATALOG_CHANNEL}, 'stock 0')`);
  await vi.waitFor(() => expect(told).toContain('stock 0'), { timeout: 10_000 });
};

const id = (path: string) => shop.ids.products[path];
const offer = (article: string) => shop.ids.offers[article];
const run = (statement: () => Statement) => () => shop.db.query(statement());

test('what a product page says of related goods is never of before', async () => {
  const priceOf = async () =>
    (await productOf(following)).related.find(({ path }) => path === 'chair-last')?.price;
  expect(await priceOf()).toBe(2_000);
  await change(run(() => sql`update prices set price = 2500 where offer_id = ${offer('LAST')}`));
  expect(await priceOf()).toBe(2_500);
});

test('only what changed is read again, and answers that show nothing of it stay', async () => {
  await ask();
  statements = [];
  await change(run(() => sql`update stock set quantity = 7 where offer_id = ${offer('LAMP')}`));
  await ask();
  // Product 0 ends what is told of a change, see `change`.
  expect(statements.flatMap(({ values }) => values).flat()).toEqual([id('lamp-sol'), 0]);
});

const learn = (picture: string) =>
  run(() => sql`update pictures set width = coalesce(width, 0) + 400, tile = 'sage' where url = ${picture}`);

test('a picture that is learnt makes only the answers that show its good be made anew', async () => {
  const isReadAnew = async (path: string) => {
    statements = [];
    for (const query of queries.filter((one) => one.path === path))
      await following.handlers['/api/catalog/section'](context, query);
    return statements.some(({ text }) => text.includes('as pictures'));
  };
  await ask();
  await change(learn('https://p.invalid/chair.jpg'));
  expect(told).toEqual([`pictures ${id('chair-ask')}`, 'stock 0']);
  expect([await isReadAnew('stoly'), await isReadAnew('chairs')]).toEqual([false, true]);
  const { width, tile } = (await productOf(following)).images[0] ?? {};
  expect({ width, tile }).toEqual({ width: 400, tile: 'sage' });
});

test('a picture of a promo, and one of nobody, is told without goods', async () => {
  const picture = onlyRow(
    await shop.db.query<{ id: number }>(
      sql`insert into pictures (url) values ('https://p.invalid/promo.jpg') returning id`,
    ),
  );
  await change(learn('https://p.invalid/promo.jpg'));
  expect(told).toEqual(['goods', 'stock 0']);
  await shop.db.query(sql`
    insert into promos (source, external_id, path, title, picture_id)
    values ('own', 'learnt', 'learnt', 'Март', ${picture.id})`);
  const widthOf = async (catalog: Catalog) =>
    (await catalog.handlers['/api/promo'](context, { path: 'learnt' })).image?.width;
  expect(await widthOf(following)).toBe(400);
  await change(learn('https://p.invalid/promo.jpg'));
  expect(await widthOf(following)).toBe(800);
});

test.each([
  ['badges with other names', run(() => sql`update badges set name = 'Уже ' || name`)],
  ['a courier who needs longer', run(() => sql`update services set lead_days = 2 where key = 'courier'`)],
  ['a picture that is learnt', learn('https://p.invalid/chair.jpg')],
  ['a price', run(() => sql`update prices set price = price + 1000 where offer_id = ${offer('CHAIR')}`)],
  ['stock', run(() => sql`update stock set quantity = 2 where offer_id = ${offer('CHAIR')}`)],
  [
    'params',
    run(
      () => sql`update offers set params = '[{"name":"Форма","value":"круглый","unit":null,"group":""}]'
        where id = ${offer('CHAIR')}`,
    ),
  ],
  ['a brand', run(() => sql`update products set brand = 'Лосиха' where id = ${id('sofa-lund')}`)],
  ['a variant that goes', run(() => sql`update offers set active = false where id = ${offer('SOFA-SAGE')}`)],
  [
    'a variant that moves to another product',
    run(() => sql`update offers set product_id = ${id('sofa-show')} where id = ${offer('SOFA-CLAY')}`),
  ],
  [
    'a badge that staff put on a good',
    run(
      () => sql`with made as (
          insert into badges (name, tone, rule) values ('Ручная работа', 'brand', 'hand') returning id)
        insert into product_badges select ${id('chair-ask')}, id from made`,
    ),
  ],
  ['a badge that staff take away', run(() => sql`delete from product_badges`)],
  ['a product that goes', run(() => sql`update products set active = false where id = ${id('chair-last')}`)],
  [
    'a product that comes back',
    run(() => sql`update products set active = true where id = ${id('chair-gone')}`),
  ],
  [
    'a move to another section',
    run(
      () => sql`update products set section_id = ${shop.ids.sections['sofas']} where id = ${id('chair-ask')}`,
    ),
  ],
  ['a region that sells it no more', run(() => sql`delete from prices where offer_id = ${offer('SHOW')}`)],
  ['a section with another name', run(() => sql`update sections set name = 'Сиденья' where path = 'chairs'`)],
  ['a store that closes', run(() => sql`delete from stock where store_id = ${shop.ids.stores['msk-1']}`)],
  [
    'a store of another region',
    run(
      () => sql`update stores set city_id = (select id from cities where code = 'ekaterinburg')
        where code = 'khimki-1'`,
    ),
  ],
  ['an import that changes all prices', () => takeFeed(6_000)],
  ['all goods gone', run(() => sql`truncate prices`)],
])('after %s the answers are those of a shop that keeps nothing', async (_what, make) => {
  const before = await ask();
  await change(make);
  const after = await ask().catch((error: unknown) => error);
  expect(after).toEqual(await answers(reading).catch((error: unknown) => error));
  expect(after).not.toEqual(before);
});
