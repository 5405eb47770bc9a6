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

/** A memory of an empty catalogue, at a clock of its own; `readOnce` lets go of the first reading. */
async function withClock(
  during: (other: Memory, tell: (payload: string) => void, readOnce: () => void) => Promise<void>,
): Promise<void> {
  vi.useFakeTimers();
  let tell: (channel: string, payload: string) => void = () => {};
  const first = Promise.withResolvers<void>();
  const other = createMemory({
    db: { query: () => first.promise.then(() => []), transaction: db.transaction },
    listen({ onMessage }) {
      tell = onMessage;
      return { close: async () => {} };
    },
    onError: (error) => failures.push(error),
  });
  await during(other, (payload) => tell(CATALOG_CHANNEL, payload), first.resolve);
  vi.useRealTimers();
  await other.close();
}

const versionOf = async (other: Memory) => (await other.state()).version;

test.each([
  ['stock 1,2', 0],
  ['pictures 1,2', 0],
  ['goods 1,2', 1],
  ['goods', 1],
])('«%s» makes the goods be read %i times', (payload, times) =>
  withClock(async (other, tell, readOnce) => {
    readOnce();
    const version = await versionOf(other);
    tell(payload);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await versionOf(other)) - version).toBe(times);
  }),
);

test('changes that follow one another for long are taken in every ten seconds, and once they have ended', () =>
  withClock(async (other, tell, readOnce) => {
    readOnce();
    const version = await versionOf(other);
    for (let told = 0; told < 60; told += 1) {
      tell('goods 1,2');
      await vi.advanceTimersByTimeAsync(200);
    }
    expect((await versionOf(other)) - version).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect((await versionOf(other)) - version).toBe(2);
  }));

test('a change that is told while the goods are read for the first time is taken in after that', () =>
  withClock(async (other, tell, readOnce) => {
    const first = other.state();
    tell('goods 1,2');
    const second = other.state();
    readOnce();
    expect((await first).version).toBe((await second).version);
    await vi.advanceTimersByTimeAsync(500);
    expect((await versionOf(other)) - (await first).version).toBe(1);
  }));

test('what is another article of the same good finds it', async () => {
  await db.query(
    sql`update offers set article = 'HAM-2026', codes = '{ham-2026}' where article = 'SOFA-SAGE'`,
  );
  await vi.waitFor(async () => expect((await memory.state()).index.byCode('ham2026').ids).toHaveLength(1), {
    timeout: 10_000,
  });
});

test('a line of synonyms is in use as soon as staff have written it', async () => {
  expect(await found('подвесное ложе')).toBe(0);
  await db.query(sql`insert into synonyms (words) values (array['подвесное ложе', 'гамак'])`);
  await vi.waitFor(async () => expect(await found('подвесного ложа')).toBe(1), { timeout: 10_000 });
});
