import type { PictureProps } from './Picture.tsx';
import { srcSet } from './srcSet.ts';

/** Fetches a picture that is about to be shown at `sizes`, in the width that the browser will choose there. */
export function warmPicture({ webp, widths, sizes }: Pick<PictureProps, 'webp' | 'widths' | 'sizes'>): void {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet(webp, widths);
}
