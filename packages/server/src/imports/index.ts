export { importsExports } from './importsExport.ts';
export { createImportsHandlers } from './importsHandlers.ts';
export { forgetImportFiles, partsPlugin } from './files/index.ts';
export { lookAfterImports } from './queue/index.ts';
