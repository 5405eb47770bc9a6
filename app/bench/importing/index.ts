export { askPage, askWhile, pageNames } from './askPages.ts';
export { importFile, writeFeed } from './importFile.ts';
export { timesOf, toText } from './times.ts';
export type { Times } from './times.ts';
export { benchImport } from './benchImport.ts';
