import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRow, sql } from '../../db/index.ts';
import { createImportShop } from '../testing/createImportShop.ts';
import type { ImportShop } from '../testing/createImportShop.ts';
import { generateFeed } from '../testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterAll(() => shop.close());

/** How many offers the database takes there to be where it plans how to find some; -1 where it has never looked. */
const counted = async () => {
  const rows = await shop.db.query<{ offers: number }>(
    sql`select reltuples::int as offers from pg_class where oid = 'offers'::regclass`,
  );
  return onlyRow(rows).offers;
};

test('a large feed has the tables counted while they grow, a small one has not', async () => {
  await shop.take('', { source: 'small', stream: generateFeed({ offers: 999 }) });
  expect(await counted()).toBe(-1);
  await shop.take('', { source: 'large', stream: generateFeed({ offers: 1_000 }) });
  expect(await counted()).toBe(1_999);
});
