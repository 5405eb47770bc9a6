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

/** Kinds of records that have a history. */
export const recordKinds = [
  'order',
  'client',
  'good',
  'section',
  'page',
  'ref',
  'person',
  'role',
  'invitation',
  'view',
  'import',
  'import_source',
  'catalog_error',
  'store',
  'coupon',
  'photo_plan',
  'photo_report',
  'shift',
  'product_list',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** By what a change was made: a record by itself, several at once, a command, or the undo of another change. */
export const runKinds = ['save', 'bulk', 'command', 'undo'] as const;
export type RunKind = (typeof runKinds)[number];

/** A change among all others. */
export interface AuditRow extends AuditEntry {
  kind: RecordKind;
  /** Id of the record. */
  record: number;
  /** What the record is called now; null where it is gone, has no name, or is nothing for whoever asks. */
  name: string | null;
  run: RunKind;
  /** Key that it has in common with all that was changed by the same press; null where nothing keeps them together. */
  runId: string | null;
  /** How many records this line stands for. */
  count: number;
  /** When it was undone, ISO 8601; null where it was not. */
  undoneAt: string | null;
  /** The entry that it undoes. */
  undoes: number | null;
  /** IANA name of the clocks that it is told by. */
  timeZone: string;
}

/** Why a change cannot be undone: `unsafe`: such changes never are; `right`: the record is not for whoever asks. */
export const undoHindrances = ['unsafe', 'right', 'undone', 'gone', 'erased', 'later'] as const;
export type UndoHindrance = (typeof undoHindrances)[number];

/** A change that is looked at. */
export interface OpenedEntry {
  entry: AuditRow;
  /** How many entries the same press has made. */
  together: number;
  undo: {
    /** null where it can be undone. */
    hindrance: UndoHindrance | null;
    /** Of the record as it is now; 0 where it cannot be undone. */
    version: number;
  };
}

/** What the list of changes is narrowed by; what is left out does not matter. */
export interface AuditFilters {
  /** Ids of those who made them. */
  by?: number[];
  kind?: RecordKind[];
  action?: string[];
  field?: string[];
  how?: RunKind[];
  /** First and last day by the shop's clocks, ISO 8601 dates. */
  from?: string;
  to?: string;
  /** What was changed by one press, each record by itself. */
  run?: string;
}

/** What the list can be put in order by. */
export const auditSorts = ['at'] as const;

/** How long the history of records is kept, years, unless a shop says otherwise. */
export const AUDIT_YEARS = 3;
/** The same of what tells of money, never less than of the rest: papers of it are asked for five years. */
export const AUDIT_MONEY_YEARS = 5;
/** Entries of these records tell of money, */
export const moneyKinds: readonly RecordKind[] = ['order', 'shift'];
/** and so do those of these actions, whatever the record. */
export const moneyActions: readonly string[] = ['bonus'];
