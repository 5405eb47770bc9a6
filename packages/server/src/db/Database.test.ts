import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './sql.ts';
import { createTestDatabase } from './testing/index.ts';
import type { TestDatabase } from './testing/index.ts';

describe('the database', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());

  it('gives money and ids as numbers and dates as text', async () => {
    const rows = await db.query(
      sql`select 12.30::numeric as money, 7::bigint as id, date '2026-03-01' as day`,
    );
    expect(rows).toEqual([{ money: 12.3, id: 7, day: '2026-03-01' }]);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const attempt = db.transaction(async (inside) => {
      await inside.query(sql`insert into settings values ('a', 'b')`);
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await db.query(sql`select * from settings`)).toEqual([]);
  });

  it('keeps all of a transaction that ends well, nested ones being a part of it', async () => {
    await db.transaction((outer) =>
      outer.transaction((inner) => inner.query(sql`insert into settings values ('k', 'v')`)),
    );
    expect(await db.query(sql`select value from settings where key = 'k'`)).toEqual([{ value: 'v' }]);
  });

  it('lets nobody hold locks for ever without doing anything, or wait for ever for a connection', async () => {
    const [row] = await db.query<{ idle: string }>(
      sql`select current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(row?.idle).toBe('1min');
    expect(db.pool.options.connectionTimeoutMillis).toBe(20_000);
  });

  it('outlives a connection that breaks between two statements, and keeps nothing of the transaction', async () => {
    const lent = new Promise<PoolClient>((resolve) => db.pool.once('acquire', resolve));
    const attempt = db.transaction(async (inside) => {
      const client = await lent;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await inside.query(sql`insert into settings values ('broken', '1')`);
      const [own] = await inside.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.query(sql`select pg_terminate_backend(${own?.pid}, 5000)`);
      await ended;
    });
    await expect(attempt).rejects.toThrow();
    expect(await db.query(sql`select * from settings where key = 'broken'`)).toEqual([]);
  });

  it('outlives connections that break while nobody uses them', async () => {
    // A database of its own: one that has lost a connection before may be asked whether it answers, and that
    // question would be broken off with the rest.
    const calm = await createTestDatabase();
    await Promise.all([1, 2, 3].map(() => calm.query(sql`select pg_sleep(0.05)`)));
    const noticed = Promise.withResolvers<void>();
    let idle = 2;
    calm.pool.on('remove', () => {
      idle -= 1;
      if (idle === 0) noticed.resolve();
    });
    const broken = await calm.query(
      sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(broken).toHaveLength(2);
    await noticed.promise;
    expect(await calm.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await calm.close();
  });

  it('is a fresh copy for each file that asks', async () => {
    const other = await createTestDatabase();
    await other.query(sql`insert into settings values ('other', '1')`);
    expect(await db.query(sql`select * from settings where key = 'other'`)).toEqual([]);
    await other.close();
  });
});
