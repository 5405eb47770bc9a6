import type { MouseEvent } from 'react';
import { cx } from '../element/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Column } from './Column.ts';
import { ColumnSeparator } from './ColumnSeparator.tsx';
import type { ColumnSeparatorProps } from './ColumnSeparator.tsx';
import * as css from './DataTable.css.ts';
import { roles } from './roles.ts';
import type { SortRule } from './sort.ts';

export interface HeadCellProps extends Omit<ColumnSeparatorProps, 'header'> {
  column: Pick<Column<never>, 'key' | 'header' | 'kind' | 'sortable' | 'resizable'>;
  sort: readonly SortRule[];
  /** Class of a column that is held, or none. */
  hold: string | undefined;
  /** Pressed; with Shift the order of the others stays. */
  onSort: (add: boolean) => void;
}

/** ARIA wants one sorted column: those after the first say their rank in words. */
function rankWords(rank: number, direction: SortRule['direction']): string {
  return `, ${rank + 1}-й в порядке, по ${direction === 'ascending' ? 'возрастанию' : 'убыванию'}`;
}

/** The head of a column: its words, pressed to put rows in order, and the edge that changes its width. */
export function HeadCell({ column, sort, hold, onSort, ...separator }: HeadCellProps) {
  const { key, header, kind = 'text', sortable = false, resizable = true } = column;
  const rank = sort.findIndex((rule) => rule.key === key);
  const direction = sort[rank]?.direction;
  const Arrow = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  const primary = rank === 0 ? direction : 'none';
  const words = <span className={css.cut}>{header}</span>;
  return (
    <th
      {...roles.columnHeader}
      className={cx(css.cell, css.headCell, css.kinds[kind], hold ?? css.anchor)}
      aria-sort={sortable && rank <= 0 ? primary : undefined}
      data-held={hold ? '' : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={cx(css.sorter, css.sorterKinds[kind])}
          onClick={(event: MouseEvent) => onSort(event.shiftKey)}
        >
          {words}
          {direction && (
            <span className={css.arrow} data-state={direction}>
              <Arrow size="s" />
              {sort.length > 1 && (
                <span className={css.rank} aria-hidden="true">
                  {rank + 1}
                </span>
              )}
            </span>
          )}
          {direction && rank > 0 && <VisuallyHidden>{rankWords(rank, direction)}</VisuallyHidden>}
        </button>
      ) : (
        words
      )}
      {resizable && <ColumnSeparator header={header} {...separator} />}
    </th>
  );
}
