import type { ImportCounts } from '@siren/domain/imports';
import type { Problem } from '../problems/index.ts';

/** What an import did. */
export interface ImportSummary {
  /** Id of the row in import_runs. */
  run: number;
  source: string;
  /** Code of the region. */
  region: string;
  file: string;
  /** E.g. `windows-1251`; '' where the feed was empty. */
  encoding: string;
  /** `unchanged` where its file is the one of last time, `failed` where the feed broke off or nothing of it could be taken, `cancelled` where somebody stopped it. */
  status: 'done' | 'unchanged' | 'failed' | 'cancelled';
  dryRun: boolean;
  counts: ImportCounts;
  /** The first problems in the order of the feed, and all that are of the feed as a whole. */
  problems: Problem[];
  /** How many there were in all. */
  problemCount: number;
  startedAt: Date;
  finishedAt: Date;
}
