import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { FileRow } from '../files/index.ts';

/** Files by the address that they come from. */
export async function readFiles(
  db: Database,
  urls: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (urls.length === 0) return new Map();
  const rows = await db.query<FileRow>(
    sql`select id, url, bytes from files where url = any(${[...urls]}::text[])`,
  );
  return new Map(rows.map((row) => [row.url, row]));
}
