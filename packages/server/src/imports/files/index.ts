export { beginFile, filePath, forgetImportFiles } from './importFiles.ts';
export type { SeenTable } from './seeTable.ts';
export { partsPlugin } from './partsPlugin.ts';
