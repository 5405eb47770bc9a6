import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './Database.ts';
import type { DatabasePool } from './Database.ts';
import { impatiently, patiently, wait } from './patience.ts';
import { sql } from './sql.ts';
import { createTestDatabase } from './testing/index.ts';
import type { TestDatabase } from './testing/index.ts';
import { UnavailableError } from './UnavailableError.ts';

const ANSWER_MS = 500;
/** Long beyond any busy machine, s: who waits to its end is not cut off. */
const FOR_EVER = 30;

describe('a page or a call', () => {
  let owner: TestDatabase;
  let db: DatabasePool;
  beforeAll(async () => {
    owner = await createTestDatabase();
    db = openDatabase(owner.url, { max: 2, answerMs: ANSWER_MS });
  });
  afterAll(async () => {
    await db.close();
    await owner.close();
  });

  const expectRefused = (ask: () => Promise<unknown>) =>
    expect(impatiently(ask)).rejects.toThrow(UnavailableError);
  const sleepFor = (seconds: number) => db.query(sql`select pg_sleep(${seconds}::float)`);

  test('waits for one statement only so long', async () => {
    await expectRefused(() => sleepFor(FOR_EVER));
  });

  test('waits for all its statements together only so long', async () => {
    await expectRefused(async () => {
      for (let slept = 0; slept < FOR_EVER; slept += 0.3) await sleepFor(0.3);
    });
  });

  test('counts what it asks for at the same time once', async () => {
    let time = 0;
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const left = await impatiently(
      async () => {
        const both = [first, second].map(({ promise }) => wait(ANSWER_MS, () => promise));
        time += 150;
        first.resolve();
        await both[0];
        time += 150;
        second.resolve();
        await both[1];
        return wait(ANSWER_MS, async (ms) => ms);
      },
      () => time,
    );
    expect(left).toBe(ANSWER_MS - 300);
  });

  test('waits for a lock and for a connection only so long, and keeps nothing of what it began', async () => {
    const locked = Promise.withResolvers<void>();
    const refused = Promise.withResolvers<void>();
    const held = owner.transaction(async (tx) => {
      await tx.query(sql`lock table settings`);
      locked.resolve();
      await refused.promise;
    });
    await locked.promise;
    const writing = () => db.transaction((tx) => tx.query(sql`insert into settings values ('late', '1')`));
    await Promise.all([writing, writing, writing].map(expectRefused));
    refused.resolve();
    await held;
    expect(await db.query(sql`select from settings where key = 'late'`)).toEqual([]);
  });

  test('has nothing to do with jobs, not even with those that it began itself', async () => {
    await expect(sleepFor(1)).resolves.toHaveLength(1);
    await expect(impatiently(() => patiently(() => sleepFor(1)))).resolves.toHaveLength(1);
  });

  test('is told that a database takes no changes, and may still read', async () => {
    const url = new URL(owner.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const readOnly = openDatabase(url.href);
    try {
      const change = readOnly.query(sql`insert into settings values ('x', '1')`);
      await expect(change).rejects.toMatchObject({ reason: 'read-only' });
      expect(await readOnly.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    } finally {
      await readOnly.close();
    }
  });
});
