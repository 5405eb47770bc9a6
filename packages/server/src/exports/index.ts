export { defineExport } from './ExportSource.ts';
export type { ExportColumn, ExportSource } from './ExportSource.ts';
export { exportsPlugin } from './exportsPlugin.ts';
export { xlsxFile } from './xlsx/index.ts';
