import { cx } from '@siren/ui/element';
import type { ReactNode } from 'react';
import * as css from './ProductGrid.css.ts';

export interface ProductGridProps {
  /** `li` elements with cards or skeletons. */
  children: ReactNode;
  /** A block of four, which shows three where three stand in a row. @default false */
  row?: boolean;
  /** Something stands beside it: three columns where four would be too narrow. @default false */
  narrow?: boolean;
  /** What goods these are, where no heading says it. */
  label?: string;
}

/** Cards in 2, 3 or 4 columns. */
export function ProductGrid({ children, row = false, narrow = false, label }: ProductGridProps) {
  return (
    <ul className={cx(css.grid, narrow ? css.three : css.four, row && css.row)} aria-label={label}>
      {children}
    </ul>
  );
}
