import sharp from 'sharp';
import type { PictureSource } from '../PictureLoader.ts';
import type { PictureFormat } from '../widths.ts';

/** Larger pictures are refused: a small file can unpack to gigabytes. */
const PIXELS_MAX = 50_000_000;
const DPI = 72;

sharp.cache(false);
// Requests are many and cores are few: one thread a picture.
sharp.concurrency(1);

/** Natural size in pixels. */
export interface Size {
  width: number;
  height: number;
}

const input = (source: PictureSource) => ('svg' in source ? Buffer.from(source.svg) : source.bytes);

/** Rejects for what is no picture. */
export async function sizeOf(source: PictureSource): Promise<Size> {
  const { width, height, autoOrient } = await sharp(input(source), {
    limitInputPixels: PIXELS_MAX,
  }).metadata();
  return { width: autoOrient.width || width, height: autoOrient.height || height };
}

export interface Rendering {
  /** Of the result, pixels; a photo is never made larger than it is. */
  width: number;
  format: PictureFormat;
  /** #rrggbb under what is transparent, for jpeg. */
  ground: string;
}

/** A file of the picture. Drawings are drawn at the size asked for, not enlarged. */
export async function renderPicture(
  source: PictureSource,
  { width, format, ground }: Rendering,
): Promise<Buffer> {
  const drawn = 'svg' in source;
  const natural = drawn ? (await sizeOf(source)).width : 0;
  const density = drawn ? Math.min(2_400, Math.max(1, (DPI * width) / natural)) : DPI;
  const picture = sharp(input(source), { limitInputPixels: PIXELS_MAX, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: !drawn });
  return format === 'webp'
    ? picture.webp({ quality: 80, alphaQuality: 90, effort: 3 }).toBuffer()
    : picture.flatten({ background: ground }).jpeg({ quality: 80, progressive: true }).toBuffer();
}
