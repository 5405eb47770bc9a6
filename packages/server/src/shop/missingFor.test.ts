import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { registerHealth } from '../http/index.ts';
import { missingFor } from './missingFor.ts';

let db: TestDatabase;
const server = fastify();
beforeAll(async () => {
  db = await createTestDatabase();
  registerHealth(server, () => missingFor(db));
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const ready = async () => {
  const answer = await server.inject('/readyz');
  return [answer.statusCode, answer.json()];
};

test('a shop is ready that has its database, migrated, and its stock', async () => {
  expect(await ready()).toEqual([200, { ready: true, missing: [] }]);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
});

test('one that lacks something says what by name', async () => {
  await db.query(sql`alter table stock rename to stock_away`);
  const [last] = await db.query<{ name: string }>(sql`select name from migrations order by id desc limit 1`);
  await db.query(sql`delete from migrations where name = ${last?.name}`);
  expect(await ready()).toEqual([503, { ready: false, missing: ['migrations', 'stock'] }]);
});
