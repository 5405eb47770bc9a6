import { cx } from '../element/index.ts';
import * as css from './Count.css.ts';

/** Above it a number no longer fits into the bubble. */
const LARGEST = 99;

export const countGrounds = ['page', 'raised'] as const;

export interface CountProps {
  /** How many; nothing is shown for none. */
  value: number;
  /** What the bubble lies on. @default 'page' */
  ground?: (typeof countGrounds)[number];
}

/** Number in a bubble beside an icon. It is hidden from screen readers: whatever it stands on says the number. */
export function Count({ value, ground = 'page' }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={cx(css.count, css.grounds[ground])} aria-hidden="true">
      {value > LARGEST ? `${LARGEST}+` : value}
    </span>
  );
}
