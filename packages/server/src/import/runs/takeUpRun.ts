import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { NOTHING_WRITTEN } from './RunWritten.ts';
import type { RunWritten } from './RunWritten.ts';

/** Somebody has asked the run to stop. */
export class RunCancelled extends Error {
  override readonly name = 'RunCancelled';
}

/** The file is the one of last time: there is nothing to do. */
export class RunUnchanged extends Error {
  override readonly name = 'RunUnchanged';
}

/** The process is about to end: whoever comes next goes on with the run. */
export class RunInterrupted extends Error {
  override readonly name = 'RunInterrupted';
}

/** Another process has ended the run meanwhile. */
export class RunOver extends Error {
  override readonly name = 'RunOver';
}

/** A run that was begun from the screen, as whoever works on it finds it. */
export interface TakenRun {
  startedAt: Date;
  written: RunWritten;
  /** How many processes have begun to work on it, this one among them. */
  taken: number;
}

/**
 * Goes to work on a run that waits, or that a process left: the caller holds the lock of its source. What was reported
 * of it is forgotten, as the file is read anew.
 *
 * @throws RunOver
 */
export async function takeUpRun(db: Database, run: number, now: Date): Promise<TakenRun> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<TakenRun>(sql`
      update import_runs
      set status = 'running', taken = taken + 1, started_at = case when taken = 0 then ${now} else started_at end,
        counts = '{}', lines = '{}'
      where id = ${run} and status in ('waiting', 'running')
      returning started_at as "startedAt", coalesce(written, ${JSON.stringify(NOTHING_WRITTEN)}::jsonb) as written, taken`);
    if (!row) throw new RunOver();
    await tx.query(sql`delete from import_run_rows where run_id = ${run}`);
    await tx.query(sql`delete from import_differences where run_id = ${run}`);
    await tx.query(sql`delete from import_failed_rows where run_id = ${run}`);
    return row;
  });
}
