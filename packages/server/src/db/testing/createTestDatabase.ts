import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../Database.ts';
import type { DatabasePool } from '../Database.ts';
import { withDatabase } from '../withDatabase.ts';

export interface TestDatabase extends DatabasePool {
  url: string;
}

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/**
 * A fresh migrated database for one test file; `close` drops it.
 * @param shop whether a small shop lies in it; else there is nothing but what migrations put in
 */
export async function createTestDatabase({
  max = 10,
  shop = false,
}: { max?: number; shop?: boolean } = {}): Promise<TestDatabase> {
  const { url: server, template, shopTemplate } = inject('testServer');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  // Copied as files: written block by block into the log, as it is by default, takes twice as long.
  const copied = `template "${shop ? shopTemplate : template}" strategy file_copy`;
  await admin(server, `create database "${name}" ${copied}`);
  const url = withDatabase(server, name);
  // A busy test machine is no database that is down: limits are tried by tests of their own.
  const db = openDatabase(url, { max, answerMs: 30_000 });
  return {
    ...db,
    url,
    async close() {
      await db.close();
      await admin(server, `drop database if exists "${name}" with (force)`);
    },
  };
}
