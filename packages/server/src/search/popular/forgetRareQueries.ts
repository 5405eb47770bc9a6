import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { ASKED_AT_LEAST } from './readPopular.ts';

/** How long a query waits to be asked by others, ms. */
const WAITS_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes queries that were not asked often enough to be suggested, and not for long. */
export async function forgetRareQueries(db: Database, now: Date): Promise<void> {
  await db.query(
    sql`delete from popular_queries
        where count < ${ASKED_AT_LEAST}::int and asked_at < ${new Date(now.getTime() - WAITS_MS)}`,
  );
}
