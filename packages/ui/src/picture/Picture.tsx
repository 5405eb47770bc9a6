import { cx } from '../element/index.ts';
import * as css from './Picture.css.ts';
import { srcAt, srcSet } from './srcSet.ts';

export const pictureFits = ['contain', 'cover'] as const;

export interface PictureProps {
  /** Address of the webp with `{width}` in it, transparent for drawn goods. */
  webp: string;
  /** Address of the jpeg with `{width}` in it, for what knows no webp. */
  jpeg: string;
  /** Widths in px that there are. */
  widths: readonly number[];
  /** How wide the picture is laid out, as in `img`: `(max-width: 767px) 50vw, 300px`. */
  sizes: string;
  /** What is on the picture; empty when words beside it say so. */
  alt: string;
  /** Own proportions, so that its place is kept: width and height in any unit. @default [1, 1] */
  ratio?: readonly [width: number, height: number];
  /** Among the first that one sees: fetched at once and first. Others wait until they come near. @default false */
  priority?: boolean;
  /** Fits in whole, or fills its place. @default 'contain' */
  fit?: (typeof pictureFits)[number];
}

/** Width in px of the plain `src`, read only by what knows no `srcset`. */
const PLAIN = 640;

/** A picture in as many widths as the screen may want, with its place kept before it comes. */
export function Picture({
  webp,
  jpeg,
  widths,
  sizes,
  alt,
  ratio = [1, 1],
  priority = false,
  fit = 'contain',
}: PictureProps) {
  const order = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  return (
    <picture className={css.picture}>
      <source type="image/webp" srcSet={srcSet(webp, widths)} sizes={sizes} />
      <img
        className={cx(css.image, css.fits[fit])}
        width={PLAIN}
        height={Math.round((PLAIN * ratio[1]) / ratio[0])}
        alt={alt}
        decoding="async"
        {...order}
        src={srcAt(jpeg, widths, PLAIN)}
      />
    </picture>
  );
}
