import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Spinner.css.ts';

export const spinnerSizes = ['s', 'm', 'l'] as const;
export const spinnerTones = ['brand', 'current'] as const;

export interface SpinnerProps extends Native<'span', 'children' | 'role'> {
  /** Diameter: 14, 20 or 32 px. @default 's' */
  size?: (typeof spinnerSizes)[number];
  /** Purple, or the colour of the words around it. @default 'brand' */
  tone?: (typeof spinnerTones)[number];
  /** What is being waited for. Without it the spinner is decoration beside words that say so. */
  label?: string;
}

/** Something is on its way and its shape is not known; where it is known, use a Skeleton. */
export function Spinner({ size = 's', tone = 'brand', label, ...rest }: SpinnerProps) {
  const named = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...rest} {...named} className={cx(css.spinner, css.sizes[size], css.tones[tone])} />;
}
