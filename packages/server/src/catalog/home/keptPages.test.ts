import type { Block } from '@siren/domain/promo';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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
/** What statements wait for. */
let gate: Promise<void> = Promise.resolve();

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
    return shop.db.query<Row>(statement);
  };
  context = { ...visit.context, db: { ...shop.db, query } };
  // The first answer has begun to read the goods into memory.
  await vi.waitFor(async () => expect(await made(home)).toBe(0), { timeout: 10_000 });
});
beforeEach(() => {
  statements = [];
});
afterAll(() => shop.close());

const offer = (article: string) => shop.ids.offers[article] ?? 0;
const product = (path: string) => shop.ids.products[path] ?? 0;
const home = async () => (await catalog.handlers['/api/home'](context, {})).blocks;
const promo = async () => (await catalog.handlers['/api/promo'](context, { path: 'divany' })).blocks;
const priceOf = (blocks: readonly Block[], path: string) =>
  blocks.flatMap((block) => (block.type === 'products' ? block.items : [])).find((card) => card.path === path)
    ?.price;
/** How many times goods were chosen for the page. */
const chosen = () => statements.filter((text) => /select distinct on \(p\.id\)/.test(text)).length;
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
