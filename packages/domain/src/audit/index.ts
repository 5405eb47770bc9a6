export { AUDIT_YEARS } from './entities.ts';
export type { AuditEntry, AuditValue, FieldChange } from './entities.ts';
