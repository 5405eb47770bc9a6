import { PICTURE_PIXELS_MAX as PIXELS_MAX } from '@siren/domain/goods';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PictureSource } from '../PictureLoader.ts';
import type { PictureFormat } from '../widths.ts';
import { rasterize } from './rasterize.ts';

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
}

/** Shadows are smooth at it, and a page of 24 sofas weighs less than 150 KB. */
const QUALITY = 75;
/** A drawing of this width and below, as a card shows it, is encoded once more where it weighs more, bytes. */
const CARD_WIDTH = 640;
const CARD_BYTES_MAX = 8_192;
/** The coarsest that is still smooth: below it cloth smears, and shadows have steps. */
const COARSER_QUALITY = 46;

/** Under what is transparent: the ground of photos, too, where they are not as wide as their place. */
const WHITE = '#ffffff';

/** A file of the picture, opaque. Drawings are drawn at the size asked for, not enlarged. */
export async function renderPicture(source: PictureSource, { width, format }: Rendering): Promise<Buffer> {
  const picture = 'svg' in source ? await drawn(source.svg, width) : photo(source.bytes, width);
  const opaque = picture.flatten({ background: WHITE });
  if (format === 'jpeg') return opaque.jpeg({ quality: 82, progressive: true }).toBuffer();
  return 'svg' in source && width <= CARD_WIDTH ? webpOfCard(opaque) : webp(opaque, QUALITY);
}

const webp = (picture: Sharp, quality: number, effort = 4): Promise<Buffer> =>
  picture.clone().webp({ quality, effort }).toBuffer();

/** The weave of a cloth seen near weighs more than all the rest: it may lose some of its grain. */
async function webpOfCard(picture: Sharp): Promise<Buffer> {
  const bytes = await webp(picture, QUALITY);
  return bytes.length <= CARD_BYTES_MAX ? bytes : webp(picture, COARSER_QUALITY, 6);
}

async function drawn(svg: string, width: number): Promise<Sharp> {
  const natural = await sizeOf({ svg });
  const height = Math.max(1, Math.round((width * natural.height) / natural.width));
  const pixels = await rasterize(svg, width, height);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

const photo = (bytes: Buffer, width: number): Sharp =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX }).autoOrient().resize({ width, withoutEnlargement: true });
