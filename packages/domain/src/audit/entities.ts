/** What a field may hold, as it is told in a history. */
export type AuditValue = string | number | boolean | null;

/** A field that changed. */
export interface FieldChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

/** What somebody changed in a record, at once. */
export interface AuditEntry {
  id: number;
  /** ISO 8601 with offset. */
  at: string;
  /** null for a command. */
  by: { id: number; name: string } | null;
  /** What they did, e.g. `step`. */
  action: string;
  /** Only fields that changed. */
  changes: FieldChange[];
}

/** How long the history of records is kept, years. */
export const AUDIT_YEARS = 3;
