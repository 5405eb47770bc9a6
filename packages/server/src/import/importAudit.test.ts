import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories, feed, sofa } from './testing/goods.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(async () => {
  await shop.empty();
  await shop.db.query(sql`delete from audit_entries`);
});
afterAll(() => shop.close());

const entries = () =>
  shop.db.query<{ record: string; changes: unknown }>(sql`
    select kind, record, action, run, changes from audit_entries order by id`);
const came = (field: string, to: number | boolean) => ({ field, from: null, to });

test('a run is one entry with what it did, however many goods that are', async () => {
  const first = await shop.take(feed);
  const second = await shop.take({ categories, offers: [{ ...sofa, price: '50000' }] }, { allowLoss: true });
  const run = { kind: 'import', action: 'load', run: 'command' };
  expect(await entries()).toEqual([
    { ...run, record: String(first.run), changes: [came('created', 3)] },
    { ...run, record: String(second.run), changes: [came('updated', 1), came('withdrawn', 2)] },
  ]);
});

test('a trial changes nothing and leaves no entry', async () => {
  await shop.take(feed, { dryRun: true });
  expect(await entries()).toEqual([]);
});

test('a feed that broke off says so', async () => {
  const { run, status } = await shop.take('<yml_catalog><shop>');
  expect(status).toBe('failed');
  expect(await entries()).toMatchObject([{ record: String(run), changes: [came('broken', true)] }]);
});
