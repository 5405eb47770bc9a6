import type { CSSProperties } from 'react';
import type { Space } from '../theme/index.ts';
import { gap, gapWide, steps } from './layout.css.ts';

/** Steps of the 4 px grid; a pair is phone, then tablet and wider. */
export type Gap = Space | 0 | readonly [phone: Space | 0, wider: Space | 0];

const length = (step: Space | 0) => (step === 0 ? '0' : steps[step]);

/** Name of a custom property out of its `var(--name)`. */
export const nameOf = (reference: string) => reference.slice(4, -1);

/** Both gaps are always set, or a nested box would inherit the wider one of its parent. */
export function gapStyle(value: Gap): CSSProperties {
  const [phone, wider] = typeof value === 'number' ? [value, value] : value;
  return { [nameOf(gap)]: length(phone), [nameOf(gapWide)]: length(wider) };
}
