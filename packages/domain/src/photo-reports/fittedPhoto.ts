import { PICTURE_SIDE_MIN } from '../goods/index.ts';
import { photoWidths } from './photoFiles.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * The size that a photo is sent in, pixels: as wide as the shop keeps it at most, so that a bad line carries no more than that. None is
 * enlarged, and none that is large enough becomes too small to be taken.
 */
export function fittedPhoto({ width, height }: Size): Size {
  const widest = Math.max(...photoWidths);
  const scale = Math.min(1, Math.max(widest / width, PICTURE_SIDE_MIN / Math.min(width, height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
