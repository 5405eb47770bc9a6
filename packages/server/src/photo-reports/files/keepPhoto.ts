import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffRefusal } from '@siren/contract/errors';
import { photoProblem, photoWidths } from '@siren/domain/photo-reports';
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

/**
 * Looks through a photo that has come, and keeps it upright in two widths, without what its file said besides: the place, too. Gives its
 * size.
 *
 * @throws ApiError photo.format, photo.bytes, photo.large, photo.small
 */
export async function keepPhoto(folder: string, id: string): Promise<{ width: number; height: number }> {
  const bytes = await readFile(comingPath(folder, id));
  const noPhoto = () => {
    throw staffRefusal('photo.format');
  };
  const read = await readPicture(bytes).catch(noPhoto);
  const problem = photoProblem(read);
  if (problem !== null) throw staffRefusal(refusals[problem]);
  for (const width of photoWidths)
    for (const format of photoFormats) {
      const path = photoFilePath(folder, id, width, format);
      await writeFile(`${path}.tmp`, await renderPicture({ bytes }, { width, format }).catch(noPhoto));
      await rename(`${path}.tmp`, path);
    }
  return { width: read.width, height: read.height };
}
