import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CATALOG_CHANNEL } from '../../catalog/index.ts';
import { sql } from '../../db/index.ts';
import { createTestDatabase } from '../../db/testing/index.ts';
import type { TestDatabase } from '../../db/testing/index.ts';
import { listen } from '../../realtime/index.ts';
import { understandQuery } from '../query/index.ts';
import { createMemory } from './createMemory.ts';
import type { Memory } from './createMemory.ts';

let db: TestDatabase;
let memory: Memory;
const failures: unknown[] = [];

beforeAll(async () => {
  db = await createTestDatabase({ shop: true });
  memory = createMemory({
    db,
    listen: (on) => listen({ connection: { connectionString: db.url }, channels: [CATALOG_CHANNEL], ...on }),
    onError: (error) => failures.push(error),
  });
});
afterAll(async () => {
  await memory.close();
  await db.close();
  expect(failures).toEqual([]);
});

const found = async (query: string) => {
  const state = await memory.state();
  const { units } = understandQuery(query, state, { exact: true, typing: false });
  return state.index.find(units).ids.length;
};

test('the first question is answered by what is there', async () => {
  expect(await found('диваны')).toBe(2);
});

test('a good that is renamed, taken off or put on again is known by that within a moment', async () => {
  await db.query(sql`update products set name = 'Гамак Лунд' where path = 'sofa-lund'`);
  await vi.waitFor(async () => expect(await found('гамак')).toBe(1), { timeout: 10_000 });
  await db.query(sql`update products set active = false where path = 'sofa-lund'`);
  await vi.waitFor(async () => expect(await found('гамак')).toBe(0), { timeout: 10_000 });
  await db.query(sql`update products set active = true where path = 'sofa-lund'`);
  await vi.waitFor(async () => expect(await found('гамак')).toBe(1), { timeout: 10_000 });
});

test.each([
  ['stock 1,2', 0],
  ['pictures 1,2', 0],
  ['goods 1,2', 1],
  ['goods', 1],
])('«%s» makes the goods be read %i times', async (payload, times) => {
  vi.useFakeTimers();
  let tell: (channel: string, payload: string) => void = () => {};
  const query = async () => [];
  const transaction = db.transaction;
  const other = createMemory({
    db: { query, transaction },
    listen({ onMessage }) {
      tell = onMessage;
      return { close: async () => {} };
    },
    onError: (error) => failures.push(error),
  });
  const { version } = await other.state();
  tell(CATALOG_CHANNEL, payload);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const reads = (await other.state()).version - version;
  await other.close();
  expect(reads).toBe(times);
});

test('what is another article of the same good finds it', async () => {
  await db.query(sql`update offers set article = 'HAM-2026' where article = 'SOFA-SAGE'`);
  await vi.waitFor(async () => expect((await memory.state()).index.byCode('ham2026').ids).toHaveLength(1), {
    timeout: 10_000,
  });
});

test('a line of synonyms is in use as soon as staff have written it', async () => {
  expect(await found('подвесное ложе')).toBe(0);
  await db.query(sql`insert into synonyms (words) values (array['подвесное ложе', 'гамак'])`);
  await vi.waitFor(async () => expect(await found('подвесного ложа')).toBe(1), { timeout: 10_000 });
});
