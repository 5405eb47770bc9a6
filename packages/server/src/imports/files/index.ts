export { beginFile, filePath, forgetImportFiles } from './importFiles.ts';
export { partsPlugin } from './partsPlugin.ts';
