import { hash } from 'node:crypto';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { PictureUploaded } from '@siren/contract/uploads';
import { pictureProblem } from '@siren/domain/goods';
import type { PictureProblem } from '@siren/domain/goods';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { imageOf } from '../imageOf.ts';
import type { PictureRow } from '../imageOf.ts';
import { cleanPicture, readPicture } from '../render/index.ts';
import { UPLOADED } from './uploadedPictures.ts';

const refusals = {
  format: 'good.picture_format',
  bytes: 'good.picture_bytes',
  large: 'good.picture_large',
  small: 'good.picture_small',
} as const satisfies Record<PictureProblem, string>;

/** What is wrong with a file that may be a picture, by its head; null for nothing. */
const judgePicture = (file: Buffer): Promise<PictureProblem | null> =>
  readPicture(file).then(pictureProblem, () => 'format');

/** @throws ApiError good.picture_format, good.picture_bytes, good.picture_large, good.picture_small */
async function checked(file: Buffer): Promise<Awaited<ReturnType<typeof cleanPicture>>> {
  const problem = await judgePicture(file);
  if (problem !== null) throw staffRefusal(refusals[problem]);
  return cleanPicture(file).catch(() => {
    throw staffRefusal('good.picture_format');
  });
}

/** The address that a picture of these bytes has. */
export const uploadAddress = (file: Buffer): string => `${UPLOADED}${hash('sha256', file)}`;

/** Whether the shop has an uploaded picture of this address. */
async function hasUpload(db: Database, url: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from pictures p join uploaded_pictures u on u.picture_id = p.id where p.url = ${url}`);
  return rows.length > 0;
}

export interface Upload {
  file: Buffer;
  /** Whose it is, and when it came. */
  by: number | null;
  at: Date;
}

/**
 * Keeps a picture that somebody uploaded; gives it as it is kept. The same file again is the same picture.
 *
 * @throws ApiError good.picture_format, good.picture_bytes, good.picture_large, good.picture_small
 */
export async function keepUpload(db: Database, { file, by, at }: Upload): Promise<PictureUploaded> {
  const url = uploadAddress(file);
  const { bytes, width, height } = await checked(file);
  return db.transaction(async (tx) => {
    const row = onlyRow(
      await tx.query<PictureRow>(sql`
        insert into pictures as p (url, width, height) values (${url}, ${width}, ${height})
        on conflict (url) do update set url = p.url returning id, width, height, tile`),
    );
    await tx.query(sql`
      insert into uploaded_pictures (picture_id, bytes, set_by, set_at) values (${row.id}, ${bytes}, ${by}, ${at})
      on conflict (picture_id) do nothing`);
    return { id: row.id, image: imageOf(row, '') };
  });
}

/**
 * Keeps a picture that came with many others, unless it is here already.
 *
 * @param dryRun looks at it, and keeps nothing
 * @returns what is wrong with it; null for nothing
 */
export async function tryUpload(
  db: Database,
  upload: Upload,
  dryRun = false,
): Promise<PictureProblem | null> {
  if (await hasUpload(db, uploadAddress(upload.file))) return null;
  const problem = await judgePicture(upload.file);
  if (problem !== null || dryRun) return problem;
  try {
    await keepUpload(db, upload);
    return null;
  } catch (error) {
    // Its head was right, and what follows is broken.
    if (error instanceof ApiError) return 'format';
    throw error;
  }
}
