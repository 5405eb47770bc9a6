/** Lists of the staff that can be taken along as a file. */
export const exportLists = [
  ...(['orders', 'clients', 'catalog', 'audit', 'catalog-error'] as const),
  ...(['imports', 'imports/lines', 'imports/failed-rows', 'franchise-stores', 'coupons'] as const),
] as const;
export type ExportList = (typeof exportLists)[number];

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Rows that a sheet of XLSX holds, its head among them. */
export const SHEET_ROWS_MAX = 1_048_576;

/** Whether so many rows fit into a file of that kind, besides its head. */
export const fitsFormat = (format: ExportFormat, rows: number): boolean =>
  format !== 'xlsx' || rows < SHEET_ROWS_MAX;
