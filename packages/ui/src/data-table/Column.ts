import type { ReactNode } from 'react';

/** What rows are put in order by; what is not known comes last. */
export type SortValue = string | number | null;

/** One column of a table, as data. */
export interface Column<Row> {
  /** The same in sort, widths and addresses. */
  key: string;
  /** Words at the head of the column. */
  header: string;
  /** What a cell shows. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right in figures of one width. @default 'text' */
  kind?: 'text' | 'number';
  /** Its head can be pressed. @default false */
  sortable?: boolean;
  /** What `sortRows` goes by. */
  value?: (row: Row) => SortValue;
  /** Width in px until somebody changes it. @default 160 */
  width?: number;
  /** Least width in px. @default 80 */
  minWidth?: number;
  /** Its width can be changed. @default true */
  resizable?: boolean;
  /** Takes the room that is left over; otherwise the last column does. @default false */
  grow?: boolean;
  /** Words go on in the next line instead of being cut. @default false */
  wrap?: boolean;
}
