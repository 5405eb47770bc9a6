import { PICTURE_PIXELS_MAX } from '@siren/domain/goods';
import sharp from 'sharp';

/** As large as any screen shows it, pixels. */
const SIDE_MAX = 3_000;
/** What is drawn from it is compressed once more. */
const QUALITY = 92;

/** What a file says of itself: the format, and its size once it is upright. Rejects for what is no picture. */
export async function readPicture(
  bytes: Buffer,
): Promise<{ format: string; bytes: number; width: number; height: number }> {
  // How many pixels there are is asked here, and answered by a rule with words.
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return {
    format,
    bytes: bytes.length,
    width: autoOrient.width || width,
    height: autoOrient.height || height,
  };
}

/** The picture alone, upright: where it was taken, and whatever else stood in the file, is gone. Rejects for a broken one. */
export async function cleanPicture(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX })
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
