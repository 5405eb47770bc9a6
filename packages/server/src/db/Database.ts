import pg from 'pg';
import { createWatch } from './createWatch.ts';
import type { Watch } from './createWatch.ts';
import { ANSWER_MS, isHurried, wait } from './patience.ts';
import type { Statement } from './sql.ts';
import { asUnavailable, UnavailableError } from './UnavailableError.ts';

/** numeric as number (two decimals, far below 2^53), bigint as number (ids), date as yyyy-mm-dd text. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (value: string) => value);

/** What repositories see: statements, and transactions that roll back when `run` throws. */
export interface Database {
  /** Throws UnavailableError where the database cannot be asked for now. */
  query<Row>(statement: Statement): Promise<Row[]>;
  /** Inside a transaction it runs as a part of it (no savepoint). */
  transaction<Result>(run: (db: Database) => Promise<Result>): Promise<Result>;
}

export interface DatabasePool extends Database {
  /** Connections of what may take its time. */
  pool: pg.Pool;
  /** Whether it gave no answer when it was last asked: nobody waits for it then. */
  isDown(): boolean;
  close(): Promise<void>;
}

/** How long a job waits for a connection that others have, ms. */
const CONNECT_MS = 20_000;
/** How long a transaction may do nothing, ms: it holds what it has locked. The server ends it then. */
const IDLE_MS = 60_000;

export interface DatabaseOptions {
  /** Connections for pages and calls, and as many again for jobs. @default 10 */
  max?: number;
  /** Hears of connections that break while nobody uses them. */
  onError?(error: Error): void;
  /** What a page or a call waits for in all, ms. */
  answerMs?: number;
}

const openPool = (config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ ...config, types, idle_in_transaction_session_timeout: IDLE_MS });
  pool.on('error', onError);
  // While it is lent out nobody else listens, and an error that nobody hears ends the process. Whoever has
  // borrowed it learns of the broken connection from the next statement.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
};

/** Connections of what may take its time, and of pages and calls. */
const openPools = (common: pg.PoolConfig, answerMs: number, onError: (error: Error) => void) => ({
  pool: openPool({ ...common, connectionTimeoutMillis: CONNECT_MS }, onError),
  hurried: openPool(
    {
      ...common,
      connectionTimeoutMillis: answerMs,
      statement_timeout: answerMs,
      lock_timeout: answerMs,
    },
    onError,
  ),
});

/** A connection, or UnavailableError once `left` ms are over; one that comes later goes back. */
const borrow = async (pool: pg.Pool, left: number | undefined): Promise<pg.PoolClient> => {
  const coming = pool.connect();
  if (left === undefined) return coming;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    coming.then((client) => client.release()).catch(() => {});
    late.reject(new UnavailableError('slow', 'All connections to the database are in use'));
  }, left);
  return Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
};

/** Asks on a connection that was lent: within its time, and so that what goes wrong is told as what it is. */
function askingOf(watch: Pick<Watch, 'suspect'>, answerMs: number) {
  /** What goes wrong is told as what it is; that there was no answer is looked into. */
  const asked = <Result>(ask: (left: number | undefined) => Promise<Result>): Promise<Result> =>
    wait(answerMs, ask).catch((error: unknown) => {
      const told = asUnavailable(error);
      if (told instanceof UnavailableError && (told.reason === 'gone' || told.reason === 'silent'))
        watch.suspect();
      throw told;
    });
  const ask = <Row>(client: pg.PoolClient, statement: Statement): Promise<Row[]> =>
    asked(async (left) => {
      const timed = left === undefined ? statement : { ...statement, query_timeout: left };
      return (await client.query(timed)).rows as Row[];
    });
  const command = async (client: pg.PoolClient, text: string): Promise<void> => {
    await asked((left) => client.query({ text, ...(left !== undefined && { query_timeout: left }) }));
  };
  /** Takes back what a transaction did; one whose connection says nothing is ended with it. */
  const undo = async (client: pg.PoolClient, error: unknown): Promise<Error | undefined> => {
    if (error instanceof UnavailableError && error.reason === 'silent') return error;
    return command(client, 'rollback').then(
      () => undefined,
      (failure: Error) => failure,
    );
  };

  return { asked, ask, command, undo };
}

/**
 * A database at `connectionString`. Pages and calls (`impatiently`) have connections of their own, with limits for a
 * statement, a lock and the wait for both; what may take its time never stands in their way.
 */
export function openDatabase(
  connectionString: string,
  { max = 10, onError = () => {}, answerMs = ANSWER_MS }: DatabaseOptions = {},
): DatabasePool {
  const watch = createWatch(connectionString, answerMs);
  const broken = (error: Error): void => {
    watch.suspect();
    onError(error);
  };
  const { pool, hurried } = openPools({ connectionString, max }, answerMs, broken);
  const { asked, ask, command, undo } = askingOf(watch, answerMs);
  const lend = (): Promise<pg.PoolClient> =>
    asked(async (left) => {
      if (watch.isDown()) throw new UnavailableError('gone', 'The database does not answer');
      return borrow(isHurried() ? hurried : pool, left);
    });
  const within = (client: pg.PoolClient): Database => {
    const db: Database = {
      query: (statement) => ask(client, statement),
      transaction: (run) => run(db),
    };
    return db;
  };

  return {
    pool,
    isDown: () => watch.isDown(),
    async query<Row>(statement: Statement) {
      const client = await lend();
      let failure: Error | undefined;
      try {
        return await ask<Row>(client, statement);
      } catch (error) {
        if (error instanceof UnavailableError) failure = error;
        throw error;
      } finally {
        client.release(failure);
      }
    },
    async transaction(run) {
      const client = await lend();
      let failure: Error | undefined;
      try {
        await command(client, 'begin');
        const result = await run(within(client));
        await command(client, 'commit');
        return result;
      } catch (error) {
        failure = await undo(client, error);
        throw error;
      } finally {
        client.release(failure);
      }
    },
    async close() {
      watch.stop();
      await Promise.all([pool.end(), hurried.end()]);
    },
  };
}
