export { fieldChange } from './fieldChange.ts';
export {
  AUDIT_MONEY_YEARS,
  AUDIT_YEARS,
  auditSorts,
  moneyActions,
  moneyKinds,
  recordKinds,
  runKinds,
  undoHindrances,
} from './entities.ts';
export { turnedFields, undoHindrance, undoneFields } from './undoing.ts';
export type { PresentFields, Undoable } from './undoing.ts';
export { valueChanges } from './valueChanges.ts';
export { maskedChanges, withoutWords } from './withoutWords.ts';
export { actionWords, changeText, fieldWords, recordWords, runWords, undoFields } from './words.ts';
export type {
  AuditEntry,
  AuditFilters,
  AuditRow,
  AuditValue,
  FieldChange,
  OpenedEntry,
  RecordKind,
  RunKind,
  UndoHindrance,
} from './entities.ts';
