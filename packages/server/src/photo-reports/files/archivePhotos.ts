import { readFile, stat } from 'node:fs/promises';
import { archiveNames, photoWidths } from '@siren/domain/photo-reports';
import { Zip, ZipPassThrough } from 'fflate';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { photoFilePath } from './keepPhoto.ts';

const WIDEST = Math.max(...photoWidths) as (typeof photoWidths)[number];

/** A photo of a plan, and what it is called in an archive. */
export interface NamedPhoto {
  id: string;
  name: string;
  at: Date;
}

interface Row {
  id: string;
  at: Date;
  store: string;
  task: string;
  shot: string;
  place: number;
}

/** Photos that reports of a plan show, by store and shot. @param stores those that are shown; null for all */
export async function photosOf(
  db: Database,
  { plan, stores }: { plan: number; stores: readonly number[] | null },
): Promise<NamedPhoto[]> {
  const rows = await db.query<Row>(sql`
    select f.id, f.at, s.name || ', ' || s.address as store, p.task, t.name as shot, t.position + 1 as place
    from photo_reports r
    join photo_plans p on p.id = r.plan_id
    join stores s on s.id = r.store_id
    join photo_report_photos k on k.report_id = r.id
    join photo_shots t on t.id = k.shot_id
    join photo_files f on f.id = k.file_id
    where r.plan_id = ${plan} and (${stores}::int[] is null or s.id = any(${stores}::int[]))
    order by folded(s.name), s.id, t.position`);
  const names = archiveNames(rows);
  return rows.map(({ id, at }, index) => ({ id, at, name: names[index] ?? id }));
}

/** How many bytes these photos have together. */
export async function bytesOf(folder: string, photos: readonly NamedPhoto[]): Promise<number> {
  let sum = 0;
  for (const { id } of photos) {
    const kept = await stat(photoFilePath(folder, id, WIDEST, 'jpeg')).catch(() => null);
    sum += kept?.size ?? 0;
  }
  return sum;
}

/**
 * A ZIP of photos, piece by piece: one photo at most is in memory. They are pictures, so packing them again gains nothing. One whose
 * file is gone is left out: the others are got all the same.
 */
export async function* zipPhotos(folder: string, photos: readonly NamedPhoto[]): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  const take = (): Uint8Array[] => {
    const taken = packed;
    packed = [];
    return taken;
  };
  for (const { id, name, at } of photos) {
    const bytes = await readFile(photoFilePath(folder, id, WIDEST, 'jpeg')).catch(() => null);
    if (!bytes) continue;
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
