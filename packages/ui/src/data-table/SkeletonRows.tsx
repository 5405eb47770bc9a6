import { cx } from '../element/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { fixed } from '../theme/index.ts';
import type { Column } from './Column.ts';
import * as css from './DataTable.css.ts';
import type { TableDensity } from './TableRow.tsx';

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** Rows have marks. */
  marks: boolean;
  count: number;
  density: TableDensity;
}

/** Widths that words have, one after another, so that the rows do not look like a fence. */
const WIDTHS = ['72%', '48%', '84%', '60%'] as const;

/** The place of rows that are on their way; screen readers hear of it elsewhere. */
export function SkeletonRows<Row>({ columns, marks, count, density }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true" className={css.body}>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={cx(css.row, css.line, css.densities[density])}>
          {marks && (
            <td className={cx(css.cell, css.mark)}>
              <Skeleton width={fixed.mark} height={fixed.mark} />
            </td>
          )}
          {columns.map(({ key, kind = 'text' }, place) => (
            <td key={key} className={cx(css.cell, css.kinds[kind])}>
              <Skeleton width={WIDTHS[(row + place) % WIDTHS.length]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
