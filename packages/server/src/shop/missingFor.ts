import { readdir } from 'node:fs/promises';
import { migrationsDir, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** What a shop that sells has need of, each by a question that fails or is answered with no. */
const needs: Readonly<Record<string, (db: Database) => Promise<boolean>>> = {
  database: async (db) => (await db.query(sql`select 1`)).length === 1,
  migrations: async (db) => {
    const names = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql'));
    const done = await db.query<{ name: string }>(sql`select name from migrations`);
    const known = new Set(done.map(({ name }) => name));
    return names.every((name) => known.has(name.replace(/\.sql$/, '')));
  },
  stock: async (db) => {
    await db.query(sql`select from stock limit 1`);
    return true;
  },
  changes: async (db) => {
    const [row] = await db.query<{ readOnly: string }>(
      sql`select current_setting('transaction_read_only') as "readOnly"`,
    );
    return row?.readOnly === 'off';
  },
};

/** What the shop cannot sell without and does not have, by name. */
export async function missingFor(db: Database): Promise<string[]> {
  const asked = await Promise.all(
    Object.entries(needs).map(async ([name, isMet]) => ((await isMet(db).catch(() => false)) ? [] : [name])),
  );
  return asked.flat();
}
