import { cx } from '../element/index.ts';
import * as css from './Rating.css.ts';
import { starsRow, starsWidth } from './stars.ts';

interface StarsProps {
  count: number;
  /** How many of them are filled, with a fraction. */
  filled: number;
  /** Height: 16, 20 or 28 px. */
  size: 's' | 'm' | 'l';
  /** Name of the picture; without it the stars are decoration beside words. */
  label?: string | undefined;
}

/** A row of stars, filled up to a value: the inner picture cuts off what is not. */
export function Stars({ count, filled, size, label }: StarsProps) {
  const { path, box } = starsRow(count);
  const width = starsWidth(filled);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const part = width > 0 && (
    <svg width={width} height="16" viewBox={`0 0 ${width} 16`}>
      <path d={path} className={css.full} />
    </svg>
  );
  return (
    <svg viewBox={box} className={cx(css.stars, css.sizes[size])} {...named}>
      <path d={path} className={filled < count ? css.empty : css.full} />
      {filled < count && part}
    </svg>
  );
}
