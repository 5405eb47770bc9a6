export {
  failedRowSorts,
  LINE_HEADING,
  REASON_HEADING,
  TABLE_COLUMNS_MAX,
  TABLE_HEADING_MAX,
  TABLE_ROWS_MAX,
  TABLE_SAMPLES,
  TABLE_UNIT_MAX,
  tableStates,
  tableTargets,
} from './entities.ts';
export type {
  FailedRow,
  TableColumn,
  TableField,
  TableMapping,
  TableState,
  TableTarget,
  TableView,
} from './entities.ts';
export { HEAD_WITHIN, headingText, headRowOf } from './headRow.ts';
export { paramOfHeading } from './knownHeadings.ts';
export { isReadable, mappingProblems } from './mappingProblems.ts';
export { sameColumns, suggestMapping } from './suggestMapping.ts';
export { tableTargetWords } from './words.ts';
