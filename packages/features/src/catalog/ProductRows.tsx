import type { ProductGridProps } from './ProductGrid.tsx';
import * as css from './ProductRow.css.ts';

/** Goods in rows, under one another. */
export function ProductRows({ children, label }: ProductGridProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}
