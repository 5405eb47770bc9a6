import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffRefusal } from '@siren/contract/errors';
import { holdsScript, photoProblem, photoWidths } from '@siren/domain/photo-reports';
import type { PhotoProblem } from '@siren/domain/photo-reports';
import { readPicture, renderPicture } from '../../pictures/index.ts';

export const photoFormats = ['webp', 'jpeg'] as const;
type Width = (typeof photoWidths)[number];
type Format = (typeof photoFormats)[number];

const refusals = {
  format: 'photo.format',
  bytes: 'photo.bytes',
  large: 'photo.large',
  small: 'photo.small',
} as const satisfies Record<PhotoProblem, string>;

/** Where the bytes of a photo lie while they come. */
export const comingPath = (folder: string, id: string): string => join(folder, `${id}.coming`);
/** Where a photo that is kept lies. */
export const photoFilePath = (folder: string, id: string, width: Width, format: Format): string =>
  join(folder, `${id}-${width}.${format}`);

/** Pixels. */
export interface PhotoSize {
  width: number;
  height: number;
}

const drawings = photoWidths.flatMap((width) => photoFormats.map((format) => ({ width, format })));
const drop = (paths: readonly string[]) => Promise.all(paths.map((path) => rm(path, { force: true })));
/** Removes the bytes of a photo as they came. */
export const dropComing = (folder: string, id: string) => drop([comingPath(folder, id)]);
/** Removes all bytes of a photo. */
export const dropPhoto = (folder: string, id: string) =>
  drop([
    comingPath(folder, id),
    ...drawings.map(({ width, format }) => photoFilePath(folder, id, width, format)),
  ]);

/** What has come of a photo; null where it is gone. */
const readComing = (folder: string, id: string): Promise<Buffer | null> =>
  readFile(comingPath(folder, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Looks through a photo that has come, and keeps it upright in two widths, without what its file said besides: the place, too. Gives its
 * size; null where its bytes are gone.
 *
 * @throws ApiError photo.format, photo.script, photo.bytes, photo.large, photo.small
 */
export async function keepPhoto(folder: string, id: string): Promise<PhotoSize | null> {
  const bytes = await readComing(folder, id);
  if (!bytes) return null;
  const noPhoto = () => {
    throw staffRefusal('photo.format');
  };
  const read = await readPicture(bytes).catch(noPhoto);
  if (holdsScript(bytes)) throw staffRefusal('photo.script');
  const problem = photoProblem(read);
  if (problem !== null) throw staffRefusal(refusals[problem]);
  for (const { width, format } of drawings) {
    const path = photoFilePath(folder, id, width, format);
    // A part that is sent again may draw the same at the same time.
    const part = `${path}.${randomUUID()}.tmp`;
    await writeFile(part, await renderPicture({ bytes }, { width, format }).catch(noPhoto));
    await rename(part, path);
  }
  return { width: read.width, height: read.height };
}
