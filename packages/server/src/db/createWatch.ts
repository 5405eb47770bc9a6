import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long the database is left alone before the next try, ms. */
const PAUSE_MS = 500;

/** Knows whether the database answers at all, so that not everybody has to find out by waiting. */
export interface Watch {
  /** Whether it gave no answer when it was last tried. */
  isDown(): boolean;
  /** Tries it until it answers: to be called when it did not. */
  suspect(): void;
  stop(): void;
}

/** Whether it lets us in and answers a query in time. */
async function answers(connectionString: string, answerMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // One that is silent says no goodbye either.
    void client.end().catch(() => {});
  }
}

/**
 * Tries the database at `connectionString` on a connection of its own, one try at a time.
 *
 * @param answerMs how long it has to answer, ms: as long as a page waits, since a busy one is not down
 */
export function createWatch(connectionString: string, answerMs: number): Watch {
  const stopping = new AbortController();
  let down = false;
  let trying = false;

  const tryUntilUp = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      down = !(await answers(connectionString, answerMs));
      if (!down) return;
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  return {
    isDown: () => down,
    suspect() {
      if (trying || stopping.signal.aborted) return;
      trying = true;
      void tryUntilUp().finally(() => {
        trying = false;
      });
    },
    stop: () => stopping.abort(),
  };
}
