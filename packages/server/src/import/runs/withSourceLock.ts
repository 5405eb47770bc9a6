import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Another import of the same source is at work. */
export class ImportBusyError extends Error {
  constructor(source: string) {
    super(`Импорт источника «${source}» уже идёт.`);
    this.name = 'ImportBusyError';
  }
}

/**
 * Runs `work` while nobody else imports the source. The lock is one of the database's, held by a transaction
 * that does nothing else, so it goes with the process that held it.
 *
 * @throws ImportBusyError
 */
export function withSourceLock<Result>(
  db: Database,
  source: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (holder) => {
    // It does nothing for as long as the import takes, and is to hold its lock all the while.
    await holder.query(sql`set local idle_in_transaction_session_timeout = 0`);
    const [row] = await holder.query<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`import ${source}`}, 0)) as held`,
    );
    if (!row?.held) throw new ImportBusyError(source);
    return work();
  });
}
