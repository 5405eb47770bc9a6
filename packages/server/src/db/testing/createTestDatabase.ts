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

/** A fresh migrated database for one test file, empty but for what migrations put in; `close` drops it. */
export async function createTestDatabase({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> {
  const { url: server, template } = inject('testServer');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await admin(server, `create database "${name}" template "${template}"`);
  const url = withDatabase(server, name);
  const db = openDatabase(url, { max });
  return {
    ...db,
    url,
    async close() {
      await db.close();
      await admin(server, `drop database if exists "${name}" with (force)`);
    },
  };
}
