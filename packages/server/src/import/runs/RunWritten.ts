import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { ImportCounts } from '@siren/domain/imports';

/** What is committed of a run that can be taken up again, and up to which place of the file. */
export interface RunWritten extends Pick<ImportCounts, 'created' | 'updated' | 'skipped' | 'withdrawn'> {
  upTo: number;
}

export const NOTHING_WRITTEN: RunWritten = { upTo: 0, created: 0, updated: 0, skipped: 0, withdrawn: 0 };

/** Notes what is committed, in the transaction that commits it: neither is there without the other. */
export const noteWritten = (tx: Database, run: number, written: RunWritten) =>
  tx.query(sql`update import_runs set written = ${JSON.stringify(written)}::jsonb where id = ${run}`);
