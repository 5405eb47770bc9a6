import { listChanges } from './listChanges.ts';
import type { ListChanges } from './listChanges.ts';

/** Pictures of a variant at most, as many as an import takes. */
export const GOOD_PICTURES_MAX = 20;
/** A file that is uploaded at most, bytes. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
/** A picture at most, pixels: a small file can unpack to gigabytes. */
export const PICTURE_PIXELS_MAX = 50_000_000;
/** The shorter side at least, pixels: less is blurred on the page of a good. */
export const PICTURE_SIDE_MIN = 300;
/** Words for those who do not see a picture, letters at most. */
export const PICTURE_ALT_MAX = 200;

/** What a file may be, by its bytes and not by its name. */
export const pictureFormats = ['jpeg', 'png', 'webp'] as const;

/** What is wrong with an uploaded picture: no picture that the shop takes, too large a file, too many pixels or too few. */
export type PictureProblem = 'format' | 'bytes' | 'large' | 'small';

export interface UploadedPicture {
  /** As the file itself says it. */
  format: string | undefined;
  bytes: number;
  width: number;
  height: number;
}

/** Whether the shop takes a picture; null where it does. */
export function pictureProblem({ format, bytes, width, height }: UploadedPicture): PictureProblem | null {
  if (!pictureFormats.some((one) => one === format)) return 'format';
  if (bytes > PICTURE_BYTES_MAX) return 'bytes';
  if (width * height > PICTURE_PIXELS_MAX) return 'large';
  return Math.min(width, height) < PICTURE_SIDE_MIN ? 'small' : null;
}

/** A picture of a variant as it is set. */
export interface SetPicture {
  id: number;
  /** null for the words of the good. */
  alt: string | null;
}

/** What a change of pictures is, as a history tells it: nothing of it where two lists are the same. */
export interface PictureChanges extends ListChanges {
  /** Pictures that stayed and have other words. */
  described: number;
}

/** How a list of pictures differs from the one before. */
export function pictureChanges(before: readonly SetPicture[], after: readonly SetPicture[]): PictureChanges {
  return {
    ...listChanges(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    ),
    described: after.filter(({ id, alt }) => before.some((one) => one.id === id && one.alt !== alt)).length,
  };
}
