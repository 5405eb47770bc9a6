/**
 * Roles of the parts of a table, said outright: Safari takes them away from a table that is laid out as a CSS grid, and
 * a table it has to be, for what is copied out of it goes into a spreadsheet as rows and columns.
 */
export const roles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', tabIndex: -1 },
  rowHeader: { role: 'rowheader', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
} as const;
