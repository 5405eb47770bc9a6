export { FieldConflict } from './FieldConflict.tsx';
export type { FieldConflictProps } from './FieldConflict.tsx';
export { StaffNote } from './StaffNote.tsx';
export type { StaffNoteProps } from './StaffNote.tsx';
export { LeaveGuard } from './LeaveGuard.tsx';
export { useRecordForm } from './useRecordForm.ts';
export type { RecordForm, RecordFormOptions } from './useRecordForm.ts';
export { useSaveKey } from './useSaveKey.ts';
