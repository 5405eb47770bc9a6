import type { ImportCounts, ImportRun } from '@siren/domain/imports';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { runStatus } from './runStatus.ts';

/** A run as it is read. */
export interface RunRead extends Omit<
  ImportRun,
  'startedAt' | 'finishedAt' | 'timeZone' | 'counts' | 'lines'
> {
  startedAt: Date;
  finishedAt: Date | null;
  counts: Partial<ImportCounts>;
  lines: Partial<ImportRun['lines']>;
}

/** What is told of a run `r`. */
export const runColumns: Fragment = fragment`
  r.id, r.source, (select g.name from regions g where g.id = r.region_id) as region, r.file, r.encoding,
  r.started_at as "startedAt", r.finished_at as "finishedAt", ${runStatus} as status, r.cancels,
  r.file_id is not null as kept, r.dry_run as "dryRun",
  r.counts, r.lines, r.pictures, r.author`;

/** Runs that were killed early say nothing of what they read, and nothing of their lines. */
const countsOf = ({ counts }: RunRead): ImportCounts => ({
  ...{ read: 0, created: 0, updated: 0, skipped: 0, failed: 0, withdrawn: 0 },
  ...counts,
});
const linesOf = ({ lines }: RunRead): ImportRun['lines'] => ({ error: 0, warning: 0, info: 0, ...lines });

/** A run with all its numbers. */
export const wholeRun = <Read extends RunRead>(read: Read) => ({
  ...read,
  counts: countsOf(read),
  lines: linesOf(read),
});

/** A run as it is told. */
export function runOf(read: RunRead, timeZone: string): ImportRun {
  const { startedAt, finishedAt, ...run } = wholeRun(read);
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    timeZone,
  };
}
