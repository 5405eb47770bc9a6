import type { CheckedPayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCatalog } from '../../catalog/index.ts';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { createSearch } from '../index.ts';
import { createQueryLog, forgetRareQueries, readPopular } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.db.query(sql`truncate popular_queries`));
afterAll(() => shop.close());

const NOON = new Date('2026-03-02T09:00:00Z');
const counted = async () => {
  const rows = await shop.db.query<{ query: string; count: number }>(
    sql`select query, count from popular_queries order by query`,
  );
  return Object.fromEntries(rows.map(({ query, count }) => [query, count]));
};

test('queries are counted, but no codes, no novels', async () => {
  const log = createQueryLog();
  const queries = ['Угловой  диван', 'углово\u0301й диван', '8 912 204-41-08', 'слово '.repeat(20), ''];
  for (const [asker, query] of queries.entries()) log.add(query, `10.0.0.${asker}`, NOON);
  await log.write(shop.db, NOON);
  log.add('угловой диван', '10.0.1.1', NOON);
  await log.write(shop.db, new Date('2026-03-02T09:01:00Z'));
  expect(await counted()).toEqual({ 'угловой диван': 3 });
});

test('what one asks again counts on another day only', async () => {
  const log = createQueryLog();
  for (const query of ['диван', 'Диван', 'диван ', 'стол']) log.add(query, '10.0.0.1', NOON);
  await log.write(shop.db, NOON);
  log.add('диван', '10.0.0.1', NOON);
  log.add('диван', '10.0.0.2', NOON);
  await log.write(shop.db, NOON);
  expect(await counted()).toEqual({ диван: 2, стол: 1 });
  log.add('диван', '10.0.0.1', new Date('2026-03-03T09:00:00Z'));
  await log.write(shop.db, NOON);
  expect(await counted()).toEqual({ диван: 3, стол: 1 });
});

test('one asker has so many in a day, and takes nothing from others', async () => {
  const log = createQueryLog();
  const [words, others] = ['диван', 'стол'].map((word) =>
    Array.from({ length: 80 }, (_, at) => `${word} ${'а'.repeat(at % 9)}${'б'.repeat(Math.floor(at / 9))}`),
  );
  for (const text of words ?? []) log.add(text, '10.0.0.1', NOON);
  for (const text of others ?? []) log.add(text, `10.0.1.${text}`, NOON);
  await log.write(shop.db, NOON);
  const asked = Object.keys(await counted());
  expect(asked.filter((text) => text.startsWith('диван'))).toHaveLength(50);
  expect(asked.filter((text) => text.startsWith('стол'))).toHaveLength(80);
});

test('a day has so many that are told apart: nobody may fill the memory', async () => {
  const log = createQueryLog();
  for (let at = 0; at < 60_000; at += 1) log.add('диван', `10.0.0.${at}`, NOON);
  await log.write(shop.db, NOON);
  expect(await counted()).toEqual({ диван: 50_000 });
  log.add('диван', '10.0.0.1', new Date('2026-03-03T09:00:00Z'));
  await log.write(shop.db, NOON);
  expect(await counted()).toEqual({ диван: 50_001 });
});

test('filters, orders and further pages of a query do not count, nor does what finds nothing', async () => {
  const search = createSearch({
    catalog: createCatalog(),
    follow: {
      db: shop.db,
      listen: () => ({ close: async () => {} }),
      log: { debug: () => {}, info: () => {}, error: (error) => expect.fail(String(error)) },
      clock: shop.clock.now,
    },
  });
  type Query = CheckedPayloadOf<'/api/catalog/search'>;
  const asked: Query = {
    query: '',
    filters: {},
    priceFrom: null,
    priceTo: null,
    sort: 'relevance',
    page: 1,
  };
  const queries: Partial<Query>[] = [
    { query: 'диван', page: 2 },
    { query: 'диван', sort: 'price-asc' },
    { query: 'диван', priceTo: 90_000 },
    { query: 'диван', filters: { stock: ['in-stock'] } },
    { query: 'экскаватор' },
    { query: 'стул' },
  ];
  for (const [at, query] of queries.entries()) {
    const { context } = await shop.contextFor({ token: '', cookies: {}, address: `10.0.0.${at}` });
    await search.handlers['/api/catalog/search'](context, { ...asked, ...query });
  }
  await search.close();
  expect(await counted()).toEqual({ стул: 1 });
});

test('a rare query is forgotten after a month, a popular one stays', async () => {
  await shop.db.query(sql`
    insert into popular_queries (query, count, asked_at)
    values ('старый', 2, '2026-01-30'), ('свежий', 2, '2026-02-02'), ('частый', 3, '2025-01-01')`);
  await forgetRareQueries(shop.db, NOON);
  expect(Object.keys(await counted())).toEqual(['свежий', 'частый']);
  expect((await readPopular(shop.db)).map(({ query }) => query)).toEqual(['частый']);
});
