import { mkdir } from 'node:fs/promises';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { PhotoFile } from '@siren/domain/photo-reports';
import { onlyRow, retryDeadlock, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { writeAt } from '../../files/index.ts';
import type { FilePart } from '../../files/index.ts';
import type { Context } from '../../http/index.ts';
import { putPhoto } from '../putPhoto.ts';
import { checkShown } from '../shownStores.ts';
import { forgetPhoto } from './forgetPhotos.ts';
import { comingPath, dropComing, keepPhoto } from './keepPhoto.ts';
import type { PhotoSize } from './keepPhoto.ts';
import { photoOf } from './photoRow.ts';
import type { PhotoRow } from './photoRow.ts';

interface Known extends PhotoRow {
  size: number;
  shot: number | null;
  store: number | null;
}

/** A photo of whoever sends it, held against other parts of it. @throws ApiError photo.not_found */
async function hold(context: Context, tx: Database, id: string): Promise<Known> {
  const [known] = await tx.query<Known>(sql`
    select id, received, width, height, size, shot_id as shot, store_id as store from photo_files
    where id = ${id}::uuid and user_id = ${context.session.user?.id ?? null} for update`);
  if (!known) throw staffRefusal('photo.not_found');
  if (known.store !== null) await checkShown({ ...context, db: tx }, known.store);
  return known;
}

/** Writes a part. Once all bytes are here, any part of it, an empty one too, asks for the photo to be kept. */
async function add(context: Context, tx: Database, folder: string, part: FilePart) {
  const known = await hold(context, tx, part.file);
  const { id, received, size } = known;
  if (received === size) return { row: known, isWhole: known.width === null };
  if (part.at !== received || received + part.bytes.length > size) return { row: known, isWhole: false };
  const isWritten = await writeAt(comingPath(folder, id), part.at, part.bytes);
  const here = isWritten ? received + part.bytes.length : 0;
  await tx.query(sql`update photo_files set received = ${here} where id = ${id}::uuid`);
  return { row: { ...known, received: here }, isWhole: here === size };
}

/** The photo stands in its report from then on. One that another request kept meanwhile is that one. @param size null where its bytes are gone */
async function put(context: Context, tx: Database, id: string, size: PhotoSize | null): Promise<PhotoRow> {
  const known = await hold(context, tx, id);
  if (known.width !== null) return known;
  const { shot, store } = known;
  if (store !== null && shot === null) throw staffRefusal('photo_report.not_found');
  const received = size ? known.size : 0;
  const row = onlyRow(
    await tx.query<PhotoRow>(sql`
      update photo_files set received = ${received}, width = ${size?.width ?? null}, height = ${size?.height ?? null}
      where id = ${id}::uuid returning id, received, width, height`),
  );
  if (size && shot !== null && store !== null) await putPhoto(context, tx, { shot, store, file: id });
  return row;
}

/** Drawing takes seconds: no connection is held meanwhile, and no row. */
async function finish(context: Context, folder: string, id: string): Promise<PhotoRow> {
  const size = await keepPhoto(folder, id);
  const row = await retryDeadlock(() => context.db.transaction((tx) => put(context, tx, id, size)));
  if (row.width !== null) await dropComing(folder, id);
  return row;
}

/**
 * Adds a part to a photo and tells how much is here then. A part that came before, or too early, is left aside: whoever sends goes on
 * from what is here. A photo that is refused is forgotten.
 *
 * @throws ApiError photo.not_found, photo_report.not_found where its plan is gone, photo.format, photo.script, photo.bytes, photo.large, photo.small, photo_report.step_not_allowed
 */
export async function takePhotoPart(context: Context, folder: string, part: FilePart): Promise<PhotoFile> {
  await mkdir(folder, { recursive: true });
  const { row, isWhole } = await context.db.transaction((tx) => add(context, tx, folder, part));
  if (!isWhole) return photoOf(row);
  try {
    return photoOf(await finish(context, folder, row.id));
  } catch (error) {
    if (error instanceof ApiError && !error.is('photo.not_found'))
      await forgetPhoto(context.db, folder, row.id);
    throw error;
  }
}
