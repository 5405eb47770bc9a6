import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../index.ts';
import { createTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { guard } from './guard.ts';
import { holdLock } from './holdLock.ts';
import type { HeldLock } from './holdLock.ts';
import type { Reached } from './reachServer.ts';

let db: TestDatabase;
let held: HeldLock | null;
let told: string[];
/** Steps that the test waits for: somebody asks for PostgreSQL anew, and hears when the test lets them. */
let asked: PromiseWithResolvers<void>;
let mayGoOn: PromiseWithResolvers<void>;

beforeEach(async () => {
  db = await createTestDatabase();
  told = [];
  asked = Promise.withResolvers();
  mayGoOn = Promise.withResolvers();
  held = await guard(
    db.url,
    async (): Promise<Reached> => {
      asked.resolve();
      await mayGoOn.promise;
      return { url: db.url, pid: 1, attached: true };
    },
    {
      log: (line) => void told.push(line),
      onGone: (reason) => void told.push(`gone: ${reason}`),
      patient: false,
      pauseMs: 1,
    },
  );
});
afterEach(async () => {
  await held?.release(async () => {});
  await db.close();
});

/** Whoever holds the lock loses their connection, as where PostgreSQL dies. */
const breakOff = () =>
  db.query(sql`
    select pg_terminate_backend(pid, 5000) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
const isHeld = async (): Promise<boolean> => {
  const other = await holdLock(db.url, () => {}, { patient: false });
  await other?.release(async () => {});
  return other === null;
};

test('a lock that was lost is had again after somebody else who came in between, and that is told once', async () => {
  expect(await isHeld()).toBe(true);
  await breakOff();
  await asked.promise;
  const guest = await holdLock(db.url, () => {}, { patient: false });
  mayGoOn.resolve();
  await expect
    .poll(() => told)
    .toEqual(['PostgreSQL was lost, and another process has it now. It is tried again.']);
  await guest?.release(async () => {});
  await expect.poll(isHeld).toBe(true);
  expect(told).toHaveLength(1);
});

test('who is stopped while PostgreSQL comes back waits for it, and ends what has come', async () => {
  await breakOff();
  await asked.promise;
  const steps: string[] = [];
  const released = held?.release(async () => void steps.push('ended'));
  steps.push('came back');
  mayGoOn.resolve();
  await released;
  expect(steps).toEqual(['came back', 'ended']);
  expect(await isHeld()).toBe(false);
  expect(told).toEqual([]);
});
