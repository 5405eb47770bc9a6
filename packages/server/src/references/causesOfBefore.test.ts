import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDir, sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

let shop: TestShop;
let client: pg.Client;
beforeAll(async () => {
  shop = await createTestShop();
  client = new pg.Client({ connectionString: shop.db.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

const enter = (order: number, to: string, cause: string) =>
  shop.db.query(sql`
    insert into audit_entries (at, address, kind, record, action, changes)
    values (now(), '', 'order', ${String(order)}, 'step', ${JSON.stringify([
      { field: 'status', from: 'new', to },
      { field: 'cause', from: null, to: cause },
    ])}::jsonb)`);

/** The migration again, over a shop as it was before. */
async function migrateAgain(): Promise<void> {
  const statements = await readFile(join(migrationsDir, '0052_cancel_causes.sql'), 'utf8');
  await client.query('begin');
  await client.query('alter table orders drop column cancel_cause_id; drop table cancel_causes');
  await client.query(statements);
  await client.query('commit');
}

test('orders that were cancelled before have the words of their cause, and so has their history', async () => {
  const [doubled, kept, back] = [
    await insertOrder(shop, { status: 'cancelled' }),
    await insertOrder(shop, { status: 'cancelled' }),
    await insertOrder(shop, { status: 'done' }),
  ];
  await shop.db.query(sql`update orders set cancel_cause = 'doubled' where id = ${doubled}`);
  await enter(doubled, 'cancelled', 'doubled');
  await enter(back, 'returned', 'other');
  await migrateAgain();
  const { rows } = await client.query(
    `select o.id, cancel_cause as words, c.name from orders o left join cancel_causes c on c.id = cancel_cause_id
    order by o.id`,
  );
  expect(rows).toEqual([
    { id: doubled, words: 'Повторный заказ', name: 'Повторный заказ' },
    { id: kept, words: null, name: null },
    { id: back, words: null, name: null },
  ]);
  const told = await client.query('select changes from audit_entries order by id');
  expect(told.rows).toEqual([
    {
      changes: [
        { field: 'status', from: 'new', to: 'cancelled' },
        { field: 'cause', from: null, to: 'Повторный заказ' },
      ],
    },
    {
      changes: [
        { field: 'status', from: 'new', to: 'returned' },
        { field: 'cause', from: null, to: 'other' },
      ],
    },
  ]);
});
