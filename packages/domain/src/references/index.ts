export { cleanValues, folded } from './cleanValues.ts';
export { changedEntries, changedValues } from './changedEntries.ts';
export { csvHeads, entriesCsv, importPlan } from './csv/index.ts';
export type { ImportPlan, PlannedEntry, RowProblem } from './csv/index.ts';
export { ENTRIES_MAX, LIST_ITEMS_MAX, NUMBER } from './entities.ts';
export type {
  FieldOption,
  FieldValue,
  Reference,
  ReferenceDeclaration,
  ReferenceEntry,
  ReferenceField,
  ReferenceRow,
} from './entities.ts';
export { entryName, entryProblem } from './entryProblem.ts';
export type { WantedEntry } from './entryProblem.ts';
export type { EntryProblem } from './problems.ts';
export { fieldText } from './fieldText.ts';
export { foundEntries } from './foundEntries.ts';
export { movedEntries, movedIds, moveBetween } from './moveEntry.ts';
export type { EntryMove } from './moveEntry.ts';
export { nameOf } from './nameOf.ts';
export { withOptions } from './withOptions.ts';
export { BADGES, BRANDS, COLORS, UNITS, STORE_DAYS, referenceOf, references } from './references.ts';
