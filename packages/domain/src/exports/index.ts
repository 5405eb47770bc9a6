export { dayCell, momentCell, phoneCell, textCell } from './cells.ts';
export type { Cell } from './cells.ts';
export { CSV_START, csvLine, harmlessText, textOfFile } from './csvLine.ts';
export { exportFormats, exportLists, fitsFormat, SHEET_ROWS_MAX } from './formats.ts';
export type { ExportFormat, ExportList } from './formats.ts';
