import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
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

/**
 * `/healthz` says that the process lives, `/readyz` whether it can sell, and by name what is missing. For whoever
 * watches over the shop: neither tells more than that.
 */
export function registerHealth(server: FastifyInstance, db: Database): void {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  server.get('/readyz', async (_request, reply) => {
    const asked = await Promise.all(
      Object.entries(needs).map(async ([name, isMet]) =>
        (await isMet(db).catch(() => false)) ? [] : [name],
      ),
    );
    const missing = asked.flat();
    const ready = missing.length === 0;
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready, missing });
  });
}
