import { memo } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { cx, renderAs } from '../element/index.ts';
import type { RenderElement } from '../element/index.ts';
import type { Column } from './Column.ts';
import * as css from './DataTable.css.ts';
import { roles } from './roles.ts';

export const tableDensities = ['compact', 'comfortable'] as const;
export type TableDensity = (typeof tableDensities)[number];

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  name: string;
  /** Selected or not, null where nothing can be selected. */
  selected: boolean | null;
  density: TableDensity;
  rowLink: ((row: Row) => RenderElement) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Px from the first row, null where it has its place by itself. */
  start: number | null;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

type CellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'columns' | 'rowLink' | 'rowActions'> & {
  /** Whether a mark stands before them. */
  marked: boolean;
};

/** What a row says. It stays as it is when the row is selected: to select all of them draws nothing but marks. */
function Cells<Row>({ row, columns, rowLink, rowActions, marked }: CellsProps<Row>) {
  const content = (column: Column<Row>, first: boolean) => {
    const inner = column.cell(row);
    const linked = first && rowLink ? renderAs(rowLink(row), 'a', { className: css.rowLink }, inner) : inner;
    return <div className={column.wrap ? css.wrapped : css.cut}>{linked}</div>;
  };
  return (
    <>
      {columns.map((column, place) => {
        const kind = css.kinds[column.kind ?? 'text'];
        if (place > 0)
          return (
            <td key={column.key} {...roles.cell} className={cx(css.cell, kind)}>
              {content(column, false)}
            </td>
          );
        const hold = css.holds[marked ? 'afterMarks' : 'first'];
        return (
          <th
            key={column.key}
            {...roles.rowHeader}
            className={cx(css.cell, kind, hold, css.holdEdge)}
            data-held=""
          >
            {content(column, true)}
          </th>
        );
      })}
      {rowActions && (
        <td {...roles.cell} className={cx(css.cell, css.actions)}>
          {rowActions(row)}
        </td>
      )}
    </>
  );
}

const RowCells = memo(Cells) as typeof Cells;

/**
 * One row. It has no handlers of its own: the table listens for all of them, so that a row is drawn anew only when
 * something in it changed.
 */
function Line<Row>({ row, index, name, selected, density, start, measure, ...cells }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      {...roles.row}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected ?? undefined}
      data-link={cells.rowLink ? '' : undefined}
      className={cx(css.row, css.line, css.densities[density], start !== null && css.placed)}
      style={start === null ? undefined : { translate: `0 ${start}px` }}
    >
      {selected !== null && (
        <td {...roles.cell} className={cx(css.cell, css.mark)} data-held="" data-mark="">
          <Checkbox aria-label={`Выбрать: ${name}`} defaultChecked={selected} />
        </td>
      )}
      <RowCells {...cells} row={row} marked={selected !== null} />
    </tr>
  );
}

export const TableRow = memo(Line) as typeof Line;
