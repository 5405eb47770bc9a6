import pg from 'pg';
import type { Statement } from './sql.ts';

/** numeric as number (two decimals, far below 2^53), bigint as number (ids), date as yyyy-mm-dd text. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (value: string) => value);

/** What repositories see: statements, and transactions that roll back when `run` throws. */
export interface Database {
  query<Row>(statement: Statement): Promise<Row[]>;
  /** Inside a transaction it runs as a part of it (no savepoint). */
  transaction<Result>(run: (db: Database) => Promise<Result>): Promise<Result>;
}

export interface DatabasePool extends Database {
  pool: pg.Pool;
  close(): Promise<void>;
}

const within = (client: pg.ClientBase): Database => {
  const db: Database = {
    query: async <Row>(statement: Statement) => (await client.query(statement)).rows as Row[],
    transaction: (run) => run(db),
  };
  return db;
};

/** How long somebody waits for a connection that others have, ms: whoever comes later than that is better told. */
const CONNECT_MS = 20_000;
/** How long a transaction may do nothing, ms: it holds what it has locked. The server ends it then. */
const IDLE_MS = 60_000;

/** A pool on `connectionString`. `onError` hears of connections that break while nobody uses them. */
export function openDatabase(
  connectionString: string,
  { max = 10, onError = () => {} }: { max?: number; onError?: (error: Error) => void } = {},
): DatabasePool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
  });
  pool.on('error', onError);
  // While it is lent out nobody else listens, and an error that nobody hears ends the process. Whoever has
  // borrowed it learns of the broken connection from the next statement.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    pool,
    query: async <Row>(statement: Statement) => (await pool.query(statement)).rows as Row[],
    async transaction(run) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await run(within(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
