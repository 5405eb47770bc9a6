import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Progress.css.ts';

export const progressTones = ['brand', 'positive', 'critical'] as const;
export const progressSizes = ['s', 'm'] as const;

export interface ProgressProps extends Native<'div', 'children' | 'role'> {
  /** What is going on, «Показано 12 из 128 товаров». */
  label: string;
  /** How much there is of `max`; `null` where nobody knows: then the bar runs. @default null */
  value?: number | null;
  /** The whole. @default 100 */
  max?: number;
  /** How much in words, where a share says little: «2 Мб из 5 Мб». @default the share in per cent */
  valueText?: string;
  /** Purple on its way, teal when it is there, red when it stopped. @default 'brand' */
  tone?: (typeof progressTones)[number];
  /** Thickness: 4 or 8 px. @default 's' */
  size?: (typeof progressSizes)[number];
}

/** How far something has come. The words are for the bar alone: say them beside it too. */
export function Progress({
  label,
  value = null,
  max = 100,
  valueText,
  tone = 'brand',
  size = 's',
  ...rest
}: ProgressProps) {
  const share = value !== null && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const known = value === null ? {} : { 'aria-valuenow': share * max, 'aria-valuetext': valueText };
  return (
    <div
      {...rest}
      {...known}
      className={cx(css.track, css.sizes[size])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      data-state={value === null ? 'unknown' : share === 1 ? 'done' : 'running'}
    >
      <div
        className={cx(css.bar, css.tones[tone])}
        style={value === null ? undefined : { width: `${share * 100}%` }}
      />
    </div>
  );
}
