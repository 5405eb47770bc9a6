import { useRef } from 'react';
import { cx } from '../element/index.ts';
import * as css from './Picture.css.ts';
import { DARK } from './dark.ts';
import { srcAt, srcSet } from './srcSet.ts';
import { useForcedTheme } from './useForcedTheme.ts';

export const pictureFits = ['contain', 'cover'] as const;

export interface PictureProps {
  /** Address of the webp with `{width}` in it. */
  webp: string;
  /** Address of the jpeg with `{width}` in it, for what knows no webp. */
  jpeg: string;
  /** The same picture for the dark theme, in the same widths; only one of both is fetched. @default none, one serves both */
  dark?: { webp: string; jpeg: string } | undefined;
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
  dark,
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
  const picture = useRef<HTMLPictureElement>(null);
  const forced = useForcedTheme(picture);
  // The system's theme is the browser's to choose by, before any script; a forced one leaves one choice.
  const darkOnly = forced === 'dark' && dark;
  const light = darkOnly || { webp, jpeg };
  const media = forced === null ? dark : undefined;
  return (
    <picture className={css.picture} ref={picture}>
      {media && (
        <>
          <source media={DARK} type="image/webp" srcSet={srcSet(media.webp, widths)} sizes={sizes} />
          <source media={DARK} srcSet={srcSet(media.jpeg, widths)} sizes={sizes} />
        </>
      )}
      <source type="image/webp" srcSet={srcSet(light.webp, widths)} sizes={sizes} />
      <img
        className={cx(css.image, css.fits[fit])}
        width={PLAIN}
        height={Math.round((PLAIN * ratio[1]) / ratio[0])}
        alt={alt}
        decoding="async"
        {...order}
        src={srcAt(light.jpeg, widths, PLAIN)}
      />
    </picture>
  );
}
