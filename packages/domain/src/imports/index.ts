export {
  IMPORT_SOURCE_MAX,
  importLineSorts,
  importRunSorts,
  importSeverities,
  importStatuses,
} from './entities.ts';
export type {
  ImportCounts,
  ImportKind,
  ImportLine,
  ImportLineFilters,
  ImportReport,
  ImportRun,
  ImportRunFilters,
  ImportSeverity,
  ImportStatus,
} from './entities.ts';
export { importMark, importMarks } from './importMark.ts';
export type { ImportMark } from './importMark.ts';
export { importMarkWords, importSeverityWords } from './words.ts';
