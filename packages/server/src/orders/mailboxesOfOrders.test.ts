import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDir, sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { insertOrder } from './testing/insertOrder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** The migration again, over the orders that there are. */
async function migrate(): Promise<void> {
  const client = new pg.Client({ connectionString: shop.db.url });
  await client.connect();
  await client.query(await readFile(join(migrationsDir, '0056_mailboxes_of_orders.sql'), 'utf8'));
  await client.end();
}

test.each([
  ['v@xn--e1afmkfd.xn--p1ai', 'v@пример.рф'],
  ['V@mail.xn--e1afmkfd.xn--p1ai', 'V@mail.пример.рф'],
  ['v@post.test', 'v@post.test'],
  ['', ''],
])('an order of before that went to %j goes to %j', async (stored, told) => {
  const order = await insertOrder(shop, { email: stored });
  await shop.db.query(sql`update orders set receipt_to = ${stored} where id = ${order}`);
  await migrate();
  expect(
    await shop.db.query(
      sql`select customer_email as email, receipt_to as receipt from orders where id = ${order}`,
    ),
  ).toEqual([{ email: told, receipt: told }]);
});
