export { formatSort, formatWidths, parseSort, parseWidths } from './address.ts';
export type { Column, SortValue } from './Column.ts';
export { DataTable, tableStatuses } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export { sortRows } from './sort.ts';
export type { SortDirection, SortRule } from './sort.ts';
export { tableDensities } from './TableRow.tsx';
export type { TableDensity } from './TableRow.tsx';
export type { Widths } from './widths.ts';
