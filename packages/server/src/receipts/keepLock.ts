import { setTimeout as sleep } from 'node:timers/promises';
import { sql, UnavailableError } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** A database that says nothing for so long is not there, ms. */
const ANSWER_MS = 10_000;

/**
 * Says something in the transaction that holds a turn at the register. The database ends one that says nothing for a minute: whoever vanishes
 * without a word keeps nobody from the register, and whoever has lost it asks it nothing more.
 *
 * @throws UnavailableError where the lock is gone, or nobody knows
 */
export async function keepLock(lock: Pick<Database, 'query'>, answerMs = ANSWER_MS): Promise<void> {
  const answered = new AbortController();
  const silence = async () => {
    await sleep(answerMs, undefined, { signal: answered.signal });
    throw new UnavailableError('silent', 'The database says nothing');
  };
  try {
    await Promise.race([lock.query(sql`select 1`), silence()]);
  } finally {
    answered.abort();
  }
}
