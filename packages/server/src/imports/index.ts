export { importLinesExport, importRunsExport } from './importsExport.ts';
export { importsHandlers } from './importsHandlers.ts';
