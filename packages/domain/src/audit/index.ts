export { fieldChange } from './fieldChange.ts';
export { AUDIT_YEARS } from './entities.ts';
export { withoutWords } from './withoutWords.ts';
export type { AuditEntry, AuditValue, FieldChange } from './entities.ts';
