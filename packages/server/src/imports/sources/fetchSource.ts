import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { fileOfAddress, IMPORT_FILE_BYTES_MAX, nameInFolder } from '@siren/domain/imports';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { FeedError, RunCancelled, RunUnchanged, seeFile } from '../../import/index.ts';
import { download, DownloadError } from '../../outside/index.ts';
import type { Downloaded, DownloadOptions } from '../../outside/index.ts';
import { filePath } from '../files/index.ts';
import { readFolder } from './folder.ts';

export interface FetchOptions {
  db: Database;
  /** Folder of files. */
  folder: string;
  clock(): Date;
  signal: AbortSignal;
  /** Which addresses may be connected to. @default those of the open internet */
  isAllowed?: DownloadOptions['isAllowed'];
  /** Folder of the server that files may be loaded from. @default null: the shop has none */
  root?: string | null;
}

interface Wanted {
  source: string;
  region: number;
  address: string;
  login: string;
  password: string;
}

/** What a run has fetched. */
interface Fetched extends Downloaded {
  address: string;
  digest: string;
}

/** What the shop has of the source now, where nothing else was imported of it since. */
async function lastFetched(db: Database, run: number, { source, region }: Wanted): Promise<Fetched | null> {
  const [last] = await db.query<{ status: string; fetched: Fetched | null }>(sql`
    select status, fetched from import_runs
    where source = ${source} and region_id = ${region} and not dry_run and id <> ${run}
      and (status = 'done' or coalesce((counts ->> 'read')::int, 0) > 0)
    order by id desc limit 1`);
  return last?.status === 'done' ? last.fetched : null;
}

/** Brings a file into the folder; null where it is the one that is known. */
async function fetchInto(
  path: string,
  { address, login, password }: Wanted,
  last: Fetched | null,
  { signal, isAllowed, root = null }: FetchOptions,
): Promise<(Fetched & { size: number }) | null> {
  const digest = createHash('sha256');
  let size = 0;
  const file = await open(path, 'w');
  try {
    const write = async (piece: Buffer): Promise<void> => {
      size += piece.length;
      digest.update(piece);
      await file.write(piece);
    };
    const known = last && last.address === address ? last : { etag: '', modified: '' };
    const name = nameInFolder(address);
    const answer =
      name === null
        ? await download(address, write, {
            ...{ signal, isAllowed, known, bytesMax: IMPORT_FILE_BYTES_MAX },
            login: login ? { user: login, password } : null,
          })
        : await readFolder(name, write, { root, known, signal });
    await file.datasync();
    return answer && { ...answer, address, digest: digest.digest('hex'), size };
  } finally {
    await file.close();
  }
}

/** The id of a file that the run has from now on. @throws FeedError, RunUnchanged, RunCancelled, and what ends the process */
async function fetchFile(options: FetchOptions, run: number, wanted: Wanted): Promise<string> {
  const { db, folder, clock } = options;
  const id = crypto.randomUUID();
  const path = filePath(folder, id);
  await mkdir(folder, { recursive: true });
  // Before its bytes are here: what a process leaves that dies of it is removed with other old files.
  await db.query(sql`
    insert into import_files (id, name, size, modified, at)
    values (${id}::uuid, ${fileOfAddress(wanted.address)}, 1, ${clock().getTime()}::bigint, ${clock()})`);
  try {
    const last = await lastFetched(db, run, wanted);
    const fetched = await fetchInto(path, wanted, last, options);
    if (!fetched || fetched.digest === last?.digest) throw new RunUnchanged();
    const { size, ...kept } = fetched;
    if (size === 0) throw new FeedError('source_empty', null);
    const { kind, pictures } = await seeFile(() => createReadStream(path));
    await db.query(sql`
      update import_files
      set size = ${size}::bigint, received = ${size}::bigint, kind = ${kind}, pictures = ${pictures}
      where id = ${id}::uuid`);
    const [row] = await db.query<{ cancels: boolean }>(sql`
      update import_runs set file_id = ${id}::uuid, fetched = ${JSON.stringify(kept)}::jsonb
      where id = ${run} returning cancels`);
    if (row?.cancels) throw new RunCancelled();
    return id;
  } catch (error) {
    await db.query(sql`delete from import_files where id = ${id}::uuid`);
    await rm(path, { force: true });
    if (!(error instanceof DownloadError)) throw error;
    throw new FeedError(`source_${error.failure}`, null, error.message || wanted.address);
  }
}

/** Fetches the file of a run: its id. Whoever takes the run up again reads what is here. */
export async function fetchSource(options: FetchOptions, run: number): Promise<string> {
  const [wanted] = await options.db.query<Wanted>(sql`
    select r.source, r.region_id as region, s.address, s.login, s.password
    from import_runs r join import_sources s on s.id = r.source_id where r.id = ${run}`);
  if (!wanted) throw new FeedError('file_gone', null);
  return fetchFile(options, run, wanted);
}
