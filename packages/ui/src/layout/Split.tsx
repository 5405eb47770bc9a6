import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import * as css from './layout.css.ts';

export interface SplitProps {
  /** Which side column: filters at the left; cart summary or what one buys with at the right. */
  side: keyof typeof css.sides;
  /** First child in reading order. */
  start: ReactNode;
  /** Second child in reading order. */
  end: ReactNode;
  /** Keeps the side column in view. @default true */
  sticky?: boolean;
}

/** Two columns of which one has a fixed width; one under another up to a tablet. */
export function Split({ side, start, end, sticky = true }: SplitProps) {
  const held = sticky ? css.sticky : undefined;
  return (
    <div className={cx(css.split, css.sides[side])}>
      <div className={side === 'facets' ? held : undefined}>{start}</div>
      <div className={side === 'facets' ? undefined : held}>{end}</div>
    </div>
  );
}
