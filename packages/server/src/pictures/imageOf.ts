import { tiles } from '@siren/domain/catalog';
import type { ProductImage } from '@siren/domain/catalog';
import { pictureAddresses, PICTURE_WIDTHS } from './widths.ts';

/** A row of `pictures` as statements give it. */
export interface PictureRow {
  id: number;
  /** Natural size in pixels; null until the picture was read once. */
  width: number | null;
  height: number | null;
  /** What it is drawn on; null for a photo. */
  tile: string | null;
}

/** Size taken for a picture that was not read yet. */
const UNKNOWN_SIZE = 1_200;

/** Widths that show more than the one before: beyond the natural one there is nothing to see. */
const widthsFor = (natural: number | null) => {
  const enough = PICTURE_WIDTHS.findIndex((width) => natural !== null && width >= natural);
  return enough < 0 ? [...PICTURE_WIDTHS] : PICTURE_WIDTHS.slice(0, enough + 1);
};

/** The wire object of a picture; `alt` in words for those who do not see it. */
export function imageOf({ id, width, height, tile }: PictureRow, alt: string): ProductImage {
  return {
    ...pictureAddresses(id, 'light'),
    width: width ?? UNKNOWN_SIZE,
    height: height ?? UNKNOWN_SIZE,
    alt,
    widths: widthsFor(width),
    tile: tiles.find((name) => name === tile) ?? null,
    ...(tile !== null && { dark: pictureAddresses(id, 'dark') }),
  };
}
