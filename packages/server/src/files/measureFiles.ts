import { setTimeout } from 'node:timers/promises';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { FileStore } from './createFileStore.ts';
import type { FileLoader } from './FileLoader.ts';

/** Between two files, ms: most of the time is left to those who buy. */
const PAUSE_MS = 200;

/**
 * Notes how long the files are that nobody has read yet, so that pages can tell it: one after the other, behind the
 * back of those who buy, written down at once at the end.
 * @returns how many were measured
 */
export async function measureFiles(
  db: Database,
  {
    loader,
    store,
    signal,
    pause = PAUSE_MS,
  }: { loader: FileLoader; store: FileStore; signal: AbortSignal; pause?: number },
): Promise<number> {
  const rows = await db.query<{ id: number; url: string }>(
    sql`select id, url from files where bytes is null order by id`,
  );
  const measured: { id: number; bytes: number }[] = [];
  for (const { id, url } of rows) {
    if (!loader.canLoad(url)) continue;
    await setTimeout(pause, undefined, { signal }).catch(() => null);
    if (signal.aborted) break;
    const kept = await store.file(url).catch(() => null);
    if (kept) measured.push({ id, bytes: kept.bytes });
  }
  if (measured.length > 0)
    await db.query(
      sql`update files f set bytes = r.bytes
          from json_to_recordset(${JSON.stringify(measured)}::json) r(id int, bytes int) where f.id = r.id`,
    );
  return measured.length;
}
