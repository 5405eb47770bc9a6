import type { PictureProps } from './Picture.tsx';
import { DARK } from './dark.ts';
import { srcSet } from './srcSet.ts';

/** Fetches a picture that is about to be shown at `sizes`, in the width that the browser will choose there. */
export function warmPicture({
  webp,
  dark,
  widths,
  sizes,
}: Pick<PictureProps, 'webp' | 'dark' | 'widths' | 'sizes'>): void {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet(dark && matchMedia(DARK).matches ? dark.webp : webp, widths);
}
