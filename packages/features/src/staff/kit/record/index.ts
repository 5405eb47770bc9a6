export { FieldConflict } from './FieldConflict.tsx';
export type { FieldConflictProps } from './FieldConflict.tsx';
export { LeaveGuard } from './LeaveGuard.tsx';
export { useRecordForm } from './useRecordForm.ts';
export type { RecordForm, RecordFormOptions } from './useRecordForm.ts';
export { useSaveKey } from './useSaveKey.ts';
