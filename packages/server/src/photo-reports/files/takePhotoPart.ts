import { mkdir, rm } from 'node:fs/promises';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { PhotoFile } from '@siren/domain/photo-reports';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { writeAt } from '../../files/index.ts';
import type { FilePart } from '../../files/index.ts';
import type { Context } from '../../http/index.ts';
import { putPhoto } from '../putPhoto.ts';
import { checkShown } from '../shownStores.ts';
import { comingPath, keepPhoto } from './keepPhoto.ts';
import { photoOf } from './photoRow.ts';
import type { PhotoRow } from './photoRow.ts';

interface Known extends PhotoRow {
  size: number;
  shot: number | null;
  store: number | null;
}

/** With the last part: the photo is kept, and stands in its report from then on. */
async function finish(context: Context, tx: Database, folder: string, known: Known): Promise<PhotoRow> {
  const { id, shot, store, size } = known;
  const { width, height } = await keepPhoto(folder, id);
  const row = onlyRow(
    await tx.query<PhotoRow>(sql`
      update photo_files set received = ${size}, width = ${width}, height = ${height} where id = ${id}::uuid
      returning id, received, width, height`),
  );
  if (shot !== null && store !== null) await putPhoto(context, tx, { shot, store, file: id });
  return row;
}

async function add(context: Context, tx: Database, folder: string, part: FilePart): Promise<PhotoRow> {
  const [known] = await tx.query<Known>(sql`
    select id, received, width, height, size, shot_id as shot, store_id as store from photo_files
    where id = ${part.file}::uuid and user_id = ${context.session.user?.id ?? null} for update`);
  if (!known) throw staffRefusal('photo.not_found');
  if (known.store !== null) await checkShown({ ...context, db: tx }, known.store);
  const { id, received, size } = known;
  if (part.at !== received || received + part.bytes.length > size) return known;
  const isWritten = await writeAt(comingPath(folder, id), part.at, part.bytes);
  const here = isWritten ? received + part.bytes.length : 0;
  if (here === size) return finish(context, tx, folder, known);
  await tx.query(sql`update photo_files set received = ${here} where id = ${id}::uuid`);
  return { ...known, received: here };
}

/**
 * Adds a part to a photo and tells how much is here then. A part that came before, or too early, is left aside: whoever sends goes on
 * from what is here. A photo that is refused is forgotten.
 *
 * @throws ApiError photo.not_found, photo.format, photo.bytes, photo.large, photo.small, photo_report.step_not_allowed
 */
export async function takePhotoPart(context: Context, folder: string, part: FilePart): Promise<PhotoFile> {
  await mkdir(folder, { recursive: true });
  try {
    const row = await context.db.transaction((tx) => add(context, tx, folder, part));
    if (row.width !== null) await rm(comingPath(folder, row.id), { force: true });
    return photoOf(row);
  } catch (error) {
    if (error instanceof ApiError && !error.is('photo.not_found')) {
      await context.db.query(sql`delete from photo_files where id = ${part.file}::uuid and width is null`);
      await rm(comingPath(folder, part.file), { force: true });
    }
    throw error;
  }
}
