import { useMemo, useState } from 'react';
import { useValue } from '../element/index.ts';
import type { Column } from './Column.ts';
import { allState } from './selection.ts';
import { nextSort } from './sort.ts';
import type { SortRule } from './sort.ts';
import { useSelecting } from './useSelecting.ts';
import { tracksOf } from './widths.ts';
import type { Widths } from './widths.ts';

export interface TableStateProps {
  /** The order of the rows, the first rule first. The rows themselves are put in order by whoever gives them. */
  sort?: readonly SortRule[];
  /** The order at first, when nobody else keeps it. @default [] */
  defaultSort?: readonly SortRule[];
  /** Asked for another order. */
  onSortChange?: (sort: SortRule[]) => void;
  /** Rows have marks to select them by. @default false */
  selectable?: boolean;
  /** Keys of the selected rows; those of other pages may be among them. */
  selection?: readonly string[];
  /** What is selected at first, when nobody else keeps it. @default [] */
  defaultSelection?: readonly string[];
  /** What is selected after each press. */
  onSelectionChange?: (selection: string[]) => void;
  /** Widths in px of columns that somebody changed, by their keys. */
  widths?: Widths;
  /** Changed widths at first, when nobody else keeps them. @default {} */
  defaultWidths?: Widths;
  /** Widths after the edge of a column was let go, not while it is dragged. */
  onWidthsChange?: (widths: Widths) => void;
}

/** Order, selection and widths: kept here, or by whoever keeps them in an address. */
export function useTableState<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[],
  props: TableStateProps,
) {
  const [sort, setSort] = useValue(props.sort, props.defaultSort ?? [], (next) =>
    props.onSortChange?.([...next]),
  );
  const [selection, setSelection] = useValue(props.selection, props.defaultSelection ?? [], (next) =>
    props.onSelectionChange?.([...next]),
  );
  const [widths, setWidths] = useValue(props.widths, props.defaultWidths ?? {}, props.onWidthsChange);
  const [dragged, setDragged] = useState<Widths | null>(null);
  const selected = useMemo(() => new Set(selection), [selection]);
  const selecting = useSelecting(keys, selection, setSelection);
  const tracks = useMemo(
    () => tracksOf(columns, dragged ? { ...widths, ...dragged } : widths),
    [columns, widths, dragged],
  );
  return {
    sort,
    selection,
    selected,
    tracks,
    widths,
    all: props.selectable ? allState(keys, selected) : null,
    sortBy: (key: string, add: boolean) => setSort(nextSort(sort, key, add)),
    ...selecting,
    drag: (key: string, width: number | null) => setDragged(width === null ? null : { [key]: width }),
    resize: (key: string, width: number | null) => {
      const { [key]: _before, ...others } = widths;
      setWidths(width === null ? others : { ...others, [key]: width });
    },
  };
}

export type TableState = ReturnType<typeof useTableState>;
