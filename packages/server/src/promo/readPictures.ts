import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { PictureRow } from '../pictures/index.ts';

/** Pictures by id. */
export async function readPictures(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<PictureRow>(
    sql`select id, width, height, tile from pictures where id = any(${[...ids]}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
