import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MIN, pictureFormats } from '../goods/index.ts';
import type { UploadedPicture } from '../goods/index.ts';

const MB = 1024 * 1024;
/** Bytes of a photo that is sent, and of one part of it: on a bad line a part is what is lost. */
export const PHOTO_BYTES_MAX = 12 * MB;
export const PHOTO_PART_BYTES = MB / 4;
/** How long the name of a file may be. */
export const PHOTO_NAME_MAX = 255;
/** How long a task, a word on a photo, or the name of a shot may be. */
export const PHOTO_TEXT_MAX = 500;
/** Shots of a plan, and stores that it is for. */
export const PLAN_SHOTS_MAX = 30;
export const PLAN_STORES_MAX = 1_000;
/** Words on the spots of a report at most. */
export const PHOTO_NOTES_MAX = 100;

/** Days for which a photo is kept that no report and no plan shows: one on its way, one that another has replaced, and a sample. */
export const PHOTO_UNUSED_DAYS = 7;
export const PHOTO_REPLACED_DAYS = 1;
export const SAMPLE_UNUSED_DAYS = 31;
/** Photos on their way, and samples that no plan has, of one person. */
export const PHOTOS_UNUSED_MAX = 200;
/** The same of photos that others have replaced: they go in a day. */
export const PHOTOS_REPLACED_MAX = 1_000;

/** Widths that photos are kept in, pixels: beside others, and for looking at one. */
export const photoWidths = [640, 1600] as const;

/** What is wrong with a photo: a kind that not every browser shows, too many bytes or pixels, or too few pixels. */
export type PhotoProblem = 'format' | 'bytes' | 'large' | 'small';

/** Whether the shop takes a photo; null where it does. */
export function photoProblem({ format, bytes, width, height }: UploadedPicture): PhotoProblem | null {
  if (!pictureFormats.some((one) => one === format)) return 'format';
  if (bytes > PHOTO_BYTES_MAX) return 'bytes';
  if (width * height > PICTURE_PIXELS_MAX) return 'large';
  return Math.min(width, height) < PICTURE_SIDE_MIN ? 'small' : null;
}
