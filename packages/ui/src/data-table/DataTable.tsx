import { useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Native, RenderElement } from '../element/index.ts';
import { ArrowRightIcon } from '../icons/index.ts';
import { Progress } from '../progress/index.ts';
import { BulkBar } from './BulkBar.tsx';
import type { Column } from './Column.ts';
import * as css from './DataTable.css.ts';
import { TableGrid } from './TableGrid.tsx';
import { TableMessage } from './TableMessage.tsx';
import { TableNotice } from './TableNotice.tsx';
import type { TableDensity } from './TableRow.tsx';
import { TableWords } from './TableWords.tsx';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTableState } from './useTableState.ts';
import type { TableStateProps } from './useTableState.ts';

export const tableStatuses = ['ready', 'loading', 'failed'] as const;

export interface DataTableProps<Row> extends TableStateProps, Native<'div', 'children' | 'ref'> {
  /** What the rows are: «Скидочные купоны». */
  label: string;
  /** The columns; the first one names the row and stays in sight. Keep the array the same between renders. */
  columns: readonly Column<Row>[];
  /** The rows in their order. From 100 on, where there is a `maxHeight`, only those in sight are drawn. */
  rows: readonly Row[];
  /** A key of the row, the same wherever it stands. */
  rowKey: (row: Row) => string;
  /** What a row is called when it is selected: «LADA20». @default its key */
  rowName?: (row: Row) => string;
  /** The link of a row, usually a router link: it holds the first cell, and a press on the row is a press on it. */
  rowLink?: (row: Row) => RenderElement;
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Width in px of the column of buttons. @default 104 */
  actionsWidth?: number;
  /** Buttons for everything that is selected. */
  bulk?: (selection: readonly string[]) => ReactNode;
  /** Least height of a row: 36 or 52 px; for a finger never under 44. @default 'compact' */
  density?: TableDensity;
  /** Any CSS height: what is higher scrolls, and the head stays in sight. @default as high as its rows */
  maxHeight?: string;
  /** What is going on. Rows that are here stay while others load or fail to. @default 'ready' */
  status?: (typeof tableStatuses)[number];
  /** What did not come, and what can be done about it. @default «Не получилось загрузить», with advice */
  failure?: string;
  /** Asked to load again. */
  onRetry?: () => void;
  /** Stands in place of the rows where there are none. @default «Здесь пока пусто» */
  empty?: ReactNode;
}

/**
 * Rows and columns by the grid pattern: arrows, Home, End, PageUp and PageDown go from cell to cell, with Ctrl to the
 * corners; Enter or F2 goes into a cell and Escape out of it, Space selects, with Shift a range, Ctrl+A everything.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  rowLink,
  rowActions,
  actionsWidth = 104,
  bulk,
  density = 'compact',
  maxHeight,
  status = 'ready',
  failure,
  onRetry,
  empty,
  sort,
  defaultSort = [],
  onSortChange,
  selectable = false,
  selection,
  defaultSelection = [],
  onSelectionChange,
  widths,
  defaultWidths = {},
  onWidthsChange,
  ...rest
}: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const help = useId();
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const sorting = { sort, defaultSort, onSortChange };
  const selecting = { selectable, selection, defaultSelection, onSelectionChange };
  const sizing = { widths, defaultWidths, onWidthsChange };
  const state = useTableState(columns, keys, { ...sorting, ...selecting, ...sizing });
  useScrollEdges(frame, scroller);
  const [loading, failed] = [status === 'loading', status === 'failed'];
  const grid = { label, help, columns, rows, keys, state, density, loading, rowName, rowLink, rowActions };
  const count = state.selection.length;
  /* What is pressed goes away by that: the focus goes back into the table. */
  const andBack = (act: () => void) => () => {
    act();
    scroller.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  };
  const retry = onRetry && andBack(onRetry);
  return (
    <div {...rest} ref={frame} className={css.frame}>
      {failed && rows.length > 0 && <TableNotice failure={failure} onRetry={retry} />}
      <div className={css.box}>
        {loading && rows.length > 0 && (
          <div className={css.busy}>
            <Progress label={`Загружаем: ${label}`} />
          </div>
        )}
        <div ref={scroller} className={css.scroller} style={{ maxHeight }}>
          <TableGrid
            {...grid}
            actionsWidth={actionsWidth}
            scroller={scroller}
            bounded={maxHeight !== undefined}
          />
          {rows.length === 0 && !loading && (
            <TableMessage failed={failed} empty={empty} failure={failure} onRetry={retry} />
          )}
        </div>
        <span className={css.shade} />
      </div>
      <p className={css.hint} aria-hidden="true">
        Таблица листается вбок
        <ArrowRightIcon size="s" />
      </p>
      {bulk && count > 0 && (
        <BulkBar count={count} onClear={andBack(state.clear)} onReach={state.settle}>
          {bulk(state.selection)}
        </BulkBar>
      )}
      <TableWords help={help} label={label} loading={loading} selected={count} />
    </div>
  );
}
