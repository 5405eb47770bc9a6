import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { StartupError } from '../config/index.ts';

/** Where the migrations lie. */
export const migrationsDir: string = join(import.meta.dirname, 'migrations');

/** The oldest PostgreSQL whose SQL we keep to. */
const OLDEST = 15;

/** Throws StartupError where the server cannot be reached or is too old. */
const checkServer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST) throw new Error(`it is version ${major}, ${OLDEST} is needed`);
  } catch (cause) {
    // An AggregateError (every address refused) has no message of its own.
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new StartupError(`Cannot use the database: ${message || code}.`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Brings the database at `url` to the newest migration. Of two processes that do it at once the second waits.
 * Throws StartupError where that cannot be.
 */
export async function migrate(url: string, log: (line: string) => void = () => {}): Promise<void> {
  await checkServer(url);
  try {
    const done = await runner({
      databaseUrl: url,
      dir: migrationsDir,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      log: () => {},
    });
    for (const { name } of done) log(`Database: ${name} applied.`);
  } catch (cause) {
    throw new StartupError(`Cannot bring the database up to date: ${(cause as Error).message}`, { cause });
  }
}
