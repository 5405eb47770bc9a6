import { useRef } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { RenderElement } from '../element/index.ts';
import type { Column } from './Column.ts';
import * as css from './DataTable.css.ts';
import { cellAt } from './gridFocus.ts';
import { roles } from './roles.ts';
import { openRow, rowPresses } from './rowPresses.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableDensity } from './TableRow.tsx';
import { templateOf } from './template.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useMarks } from './useMarks.ts';
import { useWindowRows } from './useWindowRows.ts';
import type { TableState } from './useTableState.ts';

/** Least heights of rows in px, with the line under them: what the window reckons with before it measures. */
const ROW_HEIGHT: Record<TableDensity, number> = { compact: 37, comfortable: 53 };

/** From so many rows on only those in sight are drawn; fewer cost nothing. */
const WINDOW_FROM = 100;

/** Rows that the server draws of a table of thousands: more than any screen holds. */
const FIRST_ROWS = 40;

/** Rows that are shown in outline while none has come. */
const SKELETONS = 8;

export interface TableGridProps<Row> {
  label: string;
  /** Id of words about the keys. */
  help: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keys: readonly string[];
  state: TableState;
  density: TableDensity;
  loading: boolean;
  rowName: (row: Row) => string;
  rowLink: ((row: Row) => RenderElement) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsWidth: number;
  scroller: RefObject<HTMLElement | null>;
  /** The scroller has a height of its own. */
  bounded: boolean;
}

/** The table itself: its head, the rows in sight, and the keys that go through them. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { columns, rows, keys, state, density, loading, rowLink, rowActions, scroller } = props;
  const table = useRef<HTMLTableElement>(null);
  const marks = state.all !== null;
  const cells = columns.length + (marks ? 1 : 0) + (rowActions ? 1 : 0);
  const setMarks = useMarks(table, keys, state.now);
  const focus = useGridFocus(table, scroller, keys, cells);
  const estimate = ROW_HEIGHT[density];
  const windowed = props.bounded && rows.length >= WINDOW_FROM;
  const { WindowRows, failed } = useWindowRows(windowed);
  const mark = (index: number | null, range: boolean) => {
    const key = index === null ? undefined : keys[index];
    if (key === undefined) state.selectAll();
    else state.select(key, range);
  };
  const markByKey = (index: number | null, range: boolean) => {
    mark(index, range);
    setMarks();
  };
  const onKeyDown = useGridKeys({
    table,
    at: focus,
    rows: keys.length + 1,
    columns: cells,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / estimate) - 1,
    go: focus.go,
    select: marks ? (range) => markByKey(focus.row - 1, range) : undefined,
    selectAll: marks ? () => markByKey(null, false) : undefined,
    open: rowLink && (() => openRow(table.current && cellAt(table.current, focus.row + 1, 0)?.parentElement)),
  });
  const template = templateOf(state.tracks, state.widths, {
    marks,
    actions: rowActions ? props.actionsWidth : null,
  });
  const style = { [css.TRACKS]: template.tracks, [css.LEAST_WIDTH]: template.width } as CSSProperties;
  const waiting = windowed && !failed;
  const drawRow = (index: number, start: number | null, measure?: (row: HTMLElement | null) => void) => {
    const [row, key] = [rows[index], keys[index]];
    if (row === undefined || key === undefined) return null;
    return (
      <TableRow
        key={key}
        row={row}
        index={index}
        columns={columns}
        name={props.rowName(row)}
        selected={marks ? state.selected.has(key) : null}
        density={density}
        rowLink={rowLink}
        rowActions={rowActions}
        start={start}
        measure={measure}
      />
    );
  };
  return (
    <table
      ref={table}
      role="grid"
      className={css.table}
      style={style}
      aria-label={props.label}
      aria-describedby={props.help}
      aria-rowcount={loading && rows.length === 0 ? -1 : rows.length + 1}
      aria-multiselectable={marks || undefined}
      aria-busy={loading || undefined}
      {...rowPresses({ onMark: mark })}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
    >
      <TableHead
        columns={columns}
        tracks={state.tracks}
        sort={state.sort}
        all={state.all}
        actions={rowActions !== undefined}
        empty={rows.length === 0}
        onSort={state.sortBy}
        onDrag={state.drag}
        onWidth={state.resize}
      />
      {windowed && WindowRows ? (
        <WindowRows keys={keys} scroller={scroller} estimate={estimate} active={focus.row - 1}>
          {drawRow}
        </WindowRows>
      ) : (
        <tbody
          {...roles.rowGroup}
          className={css.body}
          style={waiting ? { height: keys.length * estimate } : undefined}
        >
          {(waiting ? keys.slice(0, FIRST_ROWS) : keys).map((_, index) => drawRow(index, null))}
        </tbody>
      )}
      {loading && rows.length === 0 && (
        <SkeletonRows columns={columns} marks={marks} count={SKELETONS} density={density} />
      )}
    </table>
  );
}
