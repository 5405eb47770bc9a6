import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { ImportCounts, ImportRun } from '@siren/domain/imports';
import { RunCancelled } from './takeUpRun.ts';

export interface NewRun {
  source: string;
  /** Id of the region. */
  region: number;
  file: string;
  startedAt: Date;
  dryRun: boolean;
  author: string;
}

/**
 * Opens a run and closes those of the same source that were killed: whoever calls holds the source's lock, so
 * none of them can still be at work. Those that were begun from the screen are left to be taken up again.
 */
export async function openRun(
  db: Database,
  { source, region, file, startedAt, dryRun, author }: NewRun,
): Promise<number> {
  await db.query(
    sql`update import_runs set status = 'failed', finished_at = ${startedAt}
        where source = ${source} and status = 'running' and idempotency_key is null`,
  );
  const [row] = await db.query<{ id: number }>(
    sql`insert into import_runs (source, region_id, file, encoding, started_at, dry_run, author)
        values (${source}, ${region}, ${file}, '', ${startedAt}, ${dryRun}, ${author}) returning id`,
  );
  if (!row) throw new Error('No run was opened');
  return row.id;
}

/** How a run stood before it went on with another file. */
export interface RunSoFar extends RunProgress {
  status: 'done' | 'failed';
}

/** Goes on with a run: `file` is one more file of the same exchange, '' where there is none. */
export async function goOnWithRun(db: Database, run: number, file: string): Promise<RunSoFar> {
  const [row] = await db.query<RunSoFar>(
    sql`with before as (
          select status, counts, lines, encoding from import_runs where id = ${run} for update
        ), on_it as (
          update import_runs
          set status = 'running', finished_at = null,
            file = case when ${file}::text = '' then file else left(concat_ws(', ', nullif(file, ''), ${file}::text), 1000) end
          where id = ${run}
        )
        select case when status = 'done' then 'done' else 'failed' end as status, counts, lines, encoding from before`,
  );
  if (!row) throw new Error('There is no such run');
  return row;
}

/** Whether another import of the source ever brought goods into the region. @param run that is none of them */
export async function hasFinishedRun(
  db: Database,
  source: string,
  region: number,
  run: number | null,
): Promise<boolean> {
  const rows = await db.query(
    sql`select 1 from import_runs
        where source = ${source} and region_id = ${region} and status = 'done' and not dry_run
          and id is distinct from ${run}::int and (counts->>'created')::int > 0
        limit 1`,
  );
  return rows.length > 0;
}

/** How far a run is. */
export interface RunProgress {
  encoding: string;
  counts: ImportCounts;
  /** Lines of its report by how grave they are. */
  lines: ImportRun['lines'];
}

/** Notes how far a run is, for who watches it. @throws RunCancelled where somebody has asked it to stop */
export async function noteProgress(
  db: Database,
  run: number,
  { encoding, counts, lines }: RunProgress,
): Promise<void> {
  const [row] = await db.query<{ cancels: boolean }>(sql`
    update import_runs set encoding = ${encoding}, counts = ${JSON.stringify(counts)}::jsonb,
      lines = ${JSON.stringify(lines)}::jsonb
    where id = ${run} returning cancels`);
  if (row?.cancels) throw new RunCancelled();
}

/** Notes how many pictures of its archive a run has gone through. */
export const notePictures = (db: Database, run: number, count: number) =>
  db.query(sql`update import_runs set pictures = ${count} where id = ${run}`);

/** Notes how many lines a report has. */
export const noteLines = (db: Database, run: number, lines: RunProgress['lines']) =>
  db.query(sql`update import_runs set lines = ${JSON.stringify(lines)}::jsonb where id = ${run}`);

export interface RunEnd extends RunProgress {
  status: 'done' | 'unchanged' | 'failed' | 'cancelled';
  finishedAt: Date;
}

export async function closeRun(
  db: Database,
  run: number,
  { status, encoding, finishedAt, counts, lines }: RunEnd,
): Promise<void> {
  await db.query(
    sql`update import_runs
        set status = ${status}, encoding = ${encoding}, finished_at = ${finishedAt},
          counts = ${JSON.stringify(counts)}::jsonb, lines = ${JSON.stringify(lines)}::jsonb
        where id = ${run}`,
  );
}
