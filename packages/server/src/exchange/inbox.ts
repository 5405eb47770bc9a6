import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { ExchangeError } from './ExchangeError.ts';

/** The end of an exchange is a step like a file: no file has such a name. */
export const END = '#end';
/** A session is over once nothing was asked in it for so long. */
export const IDLE_MS = 60 * 60_000;
/** Bytes of one part: what a slow line brings in the time that a request may take. */
export const PART_BYTES = 4 * 1024 * 1024;
/** Bytes and files of one exchange. */
const SESSION_BYTES = 1024 * 1024 * 1024;
const SESSION_FILES = 20_000;
/** A folder that nobody has written to for so long is nobody's any more. */
const SWEPT_MS = 24 * 60 * 60_000;

export interface Inbox {
  db: Database;
  /** Folder of all exchanges. */
  folder: string;
  /** Digest of the session. */
  session: Buffer;
}

const folderOf = ({ folder, session }: Inbox) => join(folder, session.toString('hex'));

/** Where the bytes of a file lie: no name of somebody else's becomes one of ours. */
export const pathOf = (inbox: Inbox, name: string): string =>
  join(folderOf(inbox), createHash('sha256').update(name).digest('hex'));

const bounded = async (db: Database, session: Buffer, more: number) => {
  const row = onlyRow(
    await db.query<{ files: number; bytes: number }>(sql`
      select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from exchange_files
      where session = ${session}`),
  );
  if (row.files > SESSION_FILES) throw new ExchangeError('Слишком много файлов в одном обмене.');
  if (row.bytes + more > SESSION_BYTES) throw new ExchangeError('Файлы обмена больше 1 ГБ вместе.');
};

const writeAt = async (path: string, at: number, part: Uint8Array) => {
  const file = await open(path, at === 0 ? 'w' : 'r+');
  try {
    await file.write(part, 0, part.length, at);
  } finally {
    await file.close();
  }
};

/**
 * Adds a part to a file. The part that came last, sent again after a timeout, is there already, also where the file was taken with it;
 * any other part begins such a file anew.
 *
 * @throws ExchangeError where the exchange holds more than it may
 */
export async function takePart(inbox: Inbox, name: string, part: Buffer): Promise<void> {
  const { db, session } = inbox;
  const digest = createHash('sha256').update(part).digest();
  await mkdir(folderOf(inbox), { recursive: true });
  await db.transaction(async (tx) => {
    // An exchange that had ended goes on.
    await tx.query(sql`
      delete from exchange_files where session = ${session} and name = ${END} and state <> 'works'`);
    await tx.query(sql`
      insert into exchange_files (session, name) values (${session}, ${name}) on conflict do nothing`);
    const row = onlyRow(
      await tx.query<{ bytes: number; last_part: Buffer | null; state: string }>(sql`
        select bytes, last_part, state from exchange_files where session = ${session} and name = ${name} for update`),
    );
    if (row.state === 'works') throw new ExchangeError('Этот файл уже загружается в магазин.');
    const isLast = row.last_part?.equals(digest) === true;
    // 1C did not hear that the file was taken with it.
    if (isLast && (row.state === 'comes' || row.state === 'done')) return;
    const goesOn = row.state === 'comes';
    await bounded(tx, session, part.length);
    const at = goesOn ? row.bytes : 0;
    await writeAt(pathOf(inbox, name), at, part);
    await tx.query(sql`
      update exchange_files set bytes = ${at + part.length}, last_part = ${digest}, state = 'comes', message = ''
      where session = ${session} and name = ${name}`);
  });
}

/** Puts down a whole file that came out of an archive. */
export async function takeWhole(inbox: Inbox, name: string, bytes: number): Promise<void> {
  await inbox.db.query(sql`
    insert into exchange_files (session, name, bytes) values (${inbox.session}, ${name}, ${bytes})
    on conflict (session, name) do update set bytes = excluded.bytes, last_part = null`);
  await bounded(inbox.db, inbox.session, 0);
}

/** Names of the files that came and were not taken yet, in their order. */
export async function comingFiles({ db, session }: Inbox): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select name from exchange_files where session = ${session} and state = 'comes' order by name`);
  return rows.map(({ name }) => name);
}

/** Marks a file as taken, or as one that was not to be taken; its bytes go. */
export async function removeFile(
  inbox: Inbox,
  name: string,
  state: 'done' | 'failed' = 'done',
): Promise<void> {
  await inbox.db.query(sql`
    update exchange_files set state = ${state}, bytes = 0 where session = ${inbox.session} and name = ${name}`);
  await rm(pathOf(inbox, name), { force: true });
}

/** Throws away all that came. */
export async function emptyInbox(inbox: Inbox): Promise<void> {
  await inbox.db.query(sql`delete from exchange_files where session = ${inbox.session} and state <> 'works'`);
  await rm(folderOf(inbox), { recursive: true, force: true });
}

/** Removes sessions that are over, and folders that no session has. */
export async function sweepInboxes(db: Database, folder: string, now: Date): Promise<void> {
  await db.query(sql`delete from exchange_sessions where used_at < ${new Date(now.getTime() - IDLE_MS)}`);
  const rows = await db.query<{ digest: Buffer }>(sql`select digest from exchange_sessions`);
  const known = new Set(rows.map(({ digest }) => digest.toString('hex')));
  for (const name of await readdir(folder).catch(() => [])) {
    if (known.has(name)) continue;
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    // A run that its session has left may still be reading there.
    if (about && Date.now() - about.mtimeMs > SWEPT_MS) await rm(path, { recursive: true, force: true });
  }
}
