import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/**
 * Says something in the transaction that holds a turn at the register. The database ends one that says nothing for a minute: whoever vanishes
 * without a word keeps nobody from the register, and whoever has lost it asks it nothing more.
 *
 * @throws UnavailableError where the lock is gone
 */
export const keepLock = (lock: Database): Promise<unknown> => lock.query(sql`select 1`);
