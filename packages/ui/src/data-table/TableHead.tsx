import { Checkbox } from '../checkbox/index.ts';
import { cx } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Column } from './Column.ts';
import * as css from './DataTable.css.ts';
import { roles } from './roles.ts';
import { HeadCell } from './HeadCell.tsx';
import type { AllState } from './selection.ts';
import type { SortRule } from './sort.ts';
import type { Track } from './widths.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  tracks: readonly Track[];
  sort: readonly SortRule[];
  /** How many of the rows are selected, null where nothing can be selected. */
  all: AllState | null;
  /** There is a column of what can be done with a row. */
  actions: boolean;
  /** There are no rows. */
  empty: boolean;
  onSort: (key: string, add: boolean) => void;
  onDrag: (key: string, width: number | null) => void;
  onWidth: (key: string, width: number | null) => void;
}

/** The head of the table: everything about columns as a whole. */
export function TableHead<Row>({
  columns,
  tracks,
  sort,
  all,
  actions,
  empty,
  ...events
}: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowGroup} className={css.head}>
      <tr {...roles.row} aria-rowindex={1} className={cx(css.row, css.headRow)}>
        {all !== null && (
          <th {...roles.columnHeader} className={cx(css.cell, css.mark)} data-held="" data-mark="">
            <Checkbox
              aria-label="Выбрать всё"
              defaultChecked={all === 'all'}
              mixed={all === 'some'}
              disabled={empty}
            />
          </th>
        )}
        {columns.map((column, place) => {
          const track = tracks[place];
          if (!track) return null;
          const { key } = column;
          const hold = css.holds[all === null ? 'first' : 'afterMarks'];
          return (
            <HeadCell
              key={key}
              column={column}
              track={track}
              sort={sort}
              hold={place === 0 ? cx(hold, css.holdEdge) : undefined}
              onSort={(add) => events.onSort(key, add)}
              onDrag={(width) => events.onDrag(key, width)}
              onCommit={(width) => events.onWidth(key, width)}
            />
          );
        })}
        {actions && (
          <th {...roles.columnHeader} className={css.cell}>
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
