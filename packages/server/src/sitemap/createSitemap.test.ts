import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../db/index.ts';
import { importFeed } from '../import/index.ts';
import { generateFeed } from '../import/testing/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { createSitemap } from './createSitemap.ts';
import type { Sitemap } from './createSitemap.ts';

let shop: TestShop;
let sitemap: Sitemap;
beforeAll(async () => {
  shop = await createTestShop();
  const stream = generateFeed({ offers: 50, sections: 2, variants: 2, stores: ['msk-1'] });
  await importFeed({
    db: shop.db,
    source: 'many',
    stream,
    file: 'many',
    region: 'moscow',
    clock: shop.clock.now,
  });
});
afterAll(() => shop.close());

const open = (size?: number) =>
  createSitemap({ db: shop.db, places: shop.places, clock: shop.clock.now }, size);

async function pathsOf(name: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const entries of (await sitemap.entries(name)) ?? [])
    paths.push(...entries.map(({ path }) => path));
  return paths;
}

test('every good that a visitor without a city may buy stands in one part, and no part is larger than it may be', async () => {
  sitemap = open(10);
  const parts = (await sitemap.parts()).filter(({ name }) => name.startsWith('products-'));
  const lists = await Promise.all(parts.map(({ name }) => pathsOf(name)));
  expect(lists.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
  const all = lists.flat();
  expect(new Set(all).size).toBe(all.length);
  const { region } = await shop.places.resolve({});
  const rows = await shop.db.query<{ path: string }>(sql`
    select distinct p.path from products p join offers o on o.product_id = p.id and o.active
    join prices r on r.offer_id = o.id and r.region_id = ${region.id} where p.active`);
  expect(all.toSorted()).toEqual(rows.map(({ path }) => `/product/${path}`).toSorted());
});

test('each of its pages is one for a visitor without a city', async () => {
  sitemap = open();
  for (const path of (await pathsOf('products-1')).slice(0, 20)) {
    expect(await shop.call('/api/catalog/product', { path: path.slice('/product/'.length) })).toBeTruthy();
  }
  for (const path of await pathsOf('sections')) {
    const { total } = await shop.call('/api/catalog/section', { path: path.slice('/section/'.length) });
    expect([path, total]).not.toEqual([path, 0]);
  }
  expect(await pathsOf('pages')).toEqual(['/', '/section']);
});

test('a part that nobody has is none', async () => {
  sitemap = open();
  for (const name of ['products-0', 'products-99', 'products-1x', 'constructor', '']) {
    expect(await sitemap.entries(name)).toBeNull();
  }
});

test('a page changes with its words and variants, not with prices and stock', async () => {
  await shop.db.query(sql`update products set changed_at = '2020-01-01'`);
  const changed = () =>
    shop.db.query<{ id: number }>(sql`select id from products where changed_at > '2021-01-01' order by id`);
  await shop.db.query(sql`update prices set price = price + 1`);
  await shop.db.query(sql`update stock set quantity = quantity + 1`);
  await shop.db.query(sql`update products set position = position + 1`);
  expect(await changed()).toEqual([]);
  const [first, second] = await shop.db.query<{ id: number }>(
    sql`select id from products order by id limit 2`,
  );
  await shop.db.query(sql`update products set description = description || '!' where id = ${first?.id}`);
  await shop.db.query(sql`update offers set name = name || '!' where product_id = ${second?.id}`);
  expect(await changed()).toEqual([first, second]);
});

test('where the database does not answer whoever asks is told so, and nothing fails behind their back', async () => {
  const failing = createSitemap({
    db: {
      query: () => Promise.reject(new Error('gone')),
      transaction: () => Promise.reject(new Error('gone')),
    },
    places: { ...shop.places, resolve: () => Promise.reject(new Error('gone')) },
    clock: shop.clock.now,
  });
  const aside = vi.fn();
  process.on('unhandledRejection', aside);
  await expect(failing.parts()).rejects.toThrow('gone');
  await new Promise(setImmediate);
  process.off('unhandledRejection', aside);
  expect(aside).not.toHaveBeenCalled();
});
