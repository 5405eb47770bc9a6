import { createReadStream } from 'node:fs';
import { composed, patiently, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import {
  FeedError,
  ImportBusyError,
  importFeed,
  problemLine,
  RunInterrupted,
  RunOver,
} from '../../import/index.ts';
import type { Log } from '../../log/index.ts';
import { filePath } from '../files/index.ts';
import { runStatus } from '../runStatus.ts';
import { queueDueSources, fetchSource } from '../sources/index.ts';
import type { FetchOptions } from '../sources/index.ts';

/** So many processes may die of a run until it is given up. */
const TAKEN_MAX = 3;

export interface WorkerOptions {
  db: Database;
  /** Folder of files that staff send. */
  folder: string;
  clock(): Date;
  log: Pick<Log, 'error'>;
  /** Roubles of currencies that files say nothing of, by code. */
  rates: ReadonlyMap<string, number>;
  /** Which addresses sources may be fetched from. @default those of the open internet */
  isAllowed?: FetchOptions['isAllowed'];
  /** Folder of the server that sources may be loaded from. @default null: the shop has none */
  root?: string | null;
}

export interface ImportWorker {
  /** Works on all runs that wait, one after another; resolves when none is left that it can work on. */
  round(): Promise<void>;
  /** A round stops after the batch that is being written: whoever comes next goes on from there. */
  stop(): void;
}

interface Waiting {
  id: number;
  source: string;
  region: string | null;
  fileId: string | null;
  /** Whether its file is fetched. */
  isFetched: boolean;
  file: string;
  dryRun: boolean;
  allowLoss: boolean;
  author: string;
  userId: number | null;
  taken: number;
}

const readWaiting = (db: Database) =>
  db.query<Waiting>(composed`
    select r.id, r.source, g.code as region, r.file_id as "fileId",
      r.source_id is not null as "isFetched", r.file, r.dry_run as "dryRun",
      r.allow_loss as "allowLoss", r.author, r.user_id as "userId", r.taken
    from import_runs r left join regions g on g.id = r.region_id
    where r.idempotency_key is not null and r.status in ('waiting', 'running') and ${runStatus} = 'waiting'
    order by r.id`);

async function* bytesOf(folder: string, id: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(filePath(folder, id), { highWaterMark: 65_536 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new FeedError('file_gone', null);
    throw error;
  }
}

/** The file of a run, read as often as it is asked for. What is to be fetched is fetched in the lock of its source, once. */
function fileOf(options: WorkerOptions, { id, fileId, isFetched }: Waiting, signal: AbortSignal) {
  let file: Promise<string> | null = fileId === null ? null : Promise.resolve(fileId);
  return async function* read(): AsyncGenerator<Uint8Array> {
    if (!file && !isFetched) throw new FeedError('file_gone', null);
    file ??= fetchSource({ ...options, signal }, id);
    yield* bytesOf(options.folder, await file);
  };
}

/** Ends a run that processes die of. */
const giveUp = (db: Database, { id }: Waiting, at: Date) =>
  db.transaction(async (tx) => {
    const { severity, code, message } = problemLine('given_up');
    await tx.query(sql`
      insert into import_run_rows (run_id, severity, code, message)
      select id, ${severity}, ${code}, ${message} from import_runs where id = ${id} and status = 'running'`);
    await tx.query(sql`
      update import_runs set status = 'failed', finished_at = ${at},
        lines = jsonb_build_object('error', 1, 'warning', 0, 'info', 0)
      where id = ${id} and status = 'running'`);
  });

/** Works on a run; false where somebody else does, or has. */
async function work(options: WorkerOptions, run: Waiting, signal: AbortSignal): Promise<boolean> {
  const { db, clock, log, rates } = options;
  const read = fileOf(options, run, signal);
  const { source, region, file, dryRun, allowLoss, author } = run;
  if (run.taken >= TAKEN_MAX) {
    await giveUp(db, run, clock());
    return true;
  }
  try {
    await importFeed({
      ...{ db, source, region, file, dryRun, allowLoss, author, clock, rates },
      ...{ stream: read(), again: read },
      begun: { run: run.id, userId: run.userId, signal },
    });
  } catch (error) {
    if (error instanceof ImportBusyError || error instanceof RunOver) return false;
    // A download that was stopped fails with what stopped it.
    if (error instanceof RunInterrupted || signal.aborted) {
      // The process ends in peace: it does not die of the run.
      await db.query(sql`update import_runs set taken = taken - 1 where id = ${run.id}`);
      return false;
    }
    log.error(error, 'An import failed');
  }
  return true;
}

/** Works on runs that were begun from the screen, in whichever process of the shop, one at a time. */
export function createImportWorker(options: WorkerOptions): ImportWorker {
  const { db } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  const pass = async (): Promise<boolean> => {
    let isDone = false;
    for (const run of await readWaiting(db)) {
      if (signal.aborted) return false;
      isDone = (await patiently(() => work(options, run, signal))) || isDone;
    }
    return isDone;
  };
  const round = async (): Promise<void> => {
    await queueDueSources(db, options.clock());
    while (!signal.aborted && (await pass()));
  };

  return {
    round,
    stop: () => stopping.abort(new RunInterrupted()),
  };
}
