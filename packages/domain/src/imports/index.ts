export {
  differenceFields,
  differenceKinds,
  importDifferenceSorts,
  importLineSorts,
  importRunSorts,
  importSeverities,
  importStatuses,
} from './entities.ts';
export type {
  DifferenceField,
  DifferenceKind,
  ImportCounts,
  ImportDifference,
  ImportDifferenceFilters,
  ImportFile,
  ImportKind,
  ImportLine,
  ImportLineFilters,
  ImportReport,
  ImportRun,
  ImportRunFilters,
  ImportSeverity,
  ImportStatus,
} from './entities.ts';
export {
  IMPORT_FILE_BYTES_MAX,
  IMPORT_FILE_DAYS,
  IMPORT_FILE_NAME_MAX,
  IMPORT_PART_BYTES,
  IMPORT_SOURCE_MAX,
  importFileKinds,
  isImportable,
  sourceOfFile,
} from './importFiles.ts';
export type { ImportFileKind } from './importFiles.ts';
export { changedBy, isAtWork, mayCancel, mayRepeat } from './runSteps.ts';
export {
  fileOfAddress,
  isSourceAddress,
  keepsPassword,
  nextLoad,
  SOURCE_ADDRESS_MAX,
  SOURCE_LOGIN_MAX,
  sourcePeriods,
  sourcePeriodWords,
  sourceProblems,
  SOURCES_MAX,
} from './sources.ts';
export type { ImportSource, SourcePeriod } from './sources.ts';
export { importMark, importMarks } from './importMark.ts';
export type { ImportMark } from './importMark.ts';
export { differenceFieldWords, differenceKindWords, importMarkWords, importSeverityWords } from './words.ts';
export {
  failedRowSorts,
  HEAD_WITHIN,
  headingText,
  headRowOf,
  isReadable,
  LINE_HEADING,
  mappingProblems,
  paramOfHeading,
  REASON_HEADING,
  sameColumns,
  suggestMapping,
  TABLE_COLUMNS_MAX,
  TABLE_HEADING_MAX,
  TABLE_ROWS_MAX,
  TABLE_SAMPLES,
  TABLE_UNIT_MAX,
  tableStates,
  tableTargets,
  tableTargetWords,
} from './tables/index.ts';
export type {
  FailedRow,
  TableColumn,
  TableField,
  TableMapping,
  TableState,
  TableTarget,
  TableView,
} from './tables/index.ts';
export { FOLDER_FILES_MAX, folderAddress, isFolderName, nameInFolder } from './folderFiles.ts';
export type { FolderFile } from './folderFiles.ts';
