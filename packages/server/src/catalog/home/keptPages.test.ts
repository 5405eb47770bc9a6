import type { Block } from '@siren/domain/promo';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../db/index.ts';
import type { Statement } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { CATALOG_CHANNEL, createCatalog } from '../index.ts';
import type { Catalog } from '../index.ts';

let shop: TestShop;
let catalog: Catalog;
let context: Context;
let tell: (payload: string) => void;
let statements: string[] = [];
/** What statements wait for, and what those wait for that choose goods. */
let gate: Promise<void> = Promise.resolve();
let choosing: Promise<void> = Promise.resolve();
/** Lets those that choose goods go on. */
let chooseOn = () => {};
const choosesGoods = (text: string) => /select distinct on \(p\.id\)/.test(text);

beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    insert into promos (source, external_id, path, title) values ('test', 'sofas', 'divany', 'Диваны')`);
  await shop.db.query(sql`
    insert into page_blocks (promo_id, type, position, content)
    select id, 'products', 10, ${JSON.stringify({ choice: { offers: [offer('SOFA-SAGE')] } })}::jsonb from promos`);
  catalog = createCatalog({
    listen({ onMessage, onListening }) {
      tell = (payload) => onMessage(CATALOG_CHANNEL, payload);
      onListening();
      return { close: async () => {} };
    },
  });
  const visit = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
  const query = async <Row>(statement: Statement) => {
    statements.push(statement.text);
    await gate;
    if (choosesGoods(statement.text)) await choosing;
    return shop.db.query<Row>(statement);
  };
  context = { ...visit.context, db: { ...shop.db, query } };
  // The first answer has begun to read the goods into memory.
  await vi.waitFor(async () => expect(await made(home)).toBe(0), { timeout: 10_000 });
});
beforeEach(() => {
  statements = [];
});
afterEach(() => chooseOn());
afterAll(() => shop.close());

const offer = (article: string) => shop.ids.offers[article] ?? 0;
const product = (path: string) => shop.ids.products[path] ?? 0;
const home = async () => (await catalog.handlers['/api/home'](context, {})).blocks;
const promo = async () => (await catalog.handlers['/api/promo'](context, { path: 'divany' })).blocks;
const priceOf = (blocks: readonly Block[], path: string) =>
  blocks.flatMap((block) => (block.type === 'products' ? block.items : [])).find((card) => card.path === path)
    ?.price;
/** How many times goods were chosen for the page. */
const chosen = () => statements.filter(choosesGoods).length;
const made = async (page: () => Promise<unknown>) => {
  statements = [];
  await page();
  return statements.filter((text) => text.includes('from page_blocks')).length;
};

describe.each([
  ['the home page', home, 'chair-ask', 'CHAIR'],
  ['a promo', promo, 'sofa-lund', 'SOFA-SAGE'],
])('%s', (_name, page, path, article) => {
  test('stays when a good changes that it does not show, and is made anew some seconds later', async () => {
    await page();
    tell(`stock ${product('sofa-show')}`);
    expect(await made(page)).toBe(0);
    shop.clock.advance(5_000);
    expect(await made(page)).toBe(1);
    expect(await made(page)).toBe(0);
  });

  test('has the new price of a good that it shows at once', async () => {
    await page();
    await shop.db.query(sql`update prices set price = 1234 where offer_id = ${offer(article)}`);
    tell(`goods ${product(path)}`);
    expect(priceOf(await page(), path)).toBe(1_234);
  });

  test('shows what was chosen before while that is chosen anew: at prices of now, without what is gone', async () => {
    await page();
    ({ promise: choosing, resolve: chooseOn } = Promise.withResolvers<void>());
    await shop.db.query(sql`update prices set price = 4321 where offer_id = ${offer(article)}`);
    tell(`goods ${product(path)}`);
    expect(priceOf(await page(), path)).toBe(4_321);
    await shop.db.query(sql`update products set active = false where path = ${path}`);
    tell(`goods ${product(path)}`);
    expect(priceOf(await page(), path)).toBeUndefined();
    chooseOn();
    await shop.db.query(sql`update products set active = true where path = ${path}`);
    tell(`goods ${product(path)}`);
    await vi.waitFor(async () => {
      shop.clock.advance(5_000);
      expect(priceOf(await page(), path)).toBe(4_321);
    });
  });

  test('has its goods chosen once, however many ask and whatever changes meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    tell('goods');
    const asked = [page()];
    for (const path of ['sofa-lund', 'chair-ask', 'lamp-sol']) {
      await new Promise(setImmediate);
      tell(`stock ${product(path)}`);
      asked.push(page());
    }
    resolve();
    await Promise.all(asked);
    expect(chosen()).toBe(1);
    // What changed after the choice is shown some seconds later, though nothing changes any more.
    shop.clock.advance(5_000);
    expect(await made(page)).toBe(1);
    expect(chosen()).toBe(1);
    shop.clock.advance(5_000);
    expect(await made(page)).toBe(0);
  });
});
