import type { AuditEntry, AuditValue } from './entities.ts';

/** Fields that hold what somebody wrote in their own words. */
const WORDED: readonly string[] = ['note', 'reason'];
/** Those that name somebody, or may. */
const NAMING: readonly string[] = [...WORDED, 'name'];

const bare = (value: AuditValue): AuditValue => (typeof value === 'string' ? null : value);

const without =
  (fields: readonly string[]) =>
  (changes: AuditEntry['changes']): AuditEntry['changes'] =>
    changes.map((change) =>
      fields.includes(change.field) ? { ...change, from: bare(change.from), to: bare(change.to) } : change,
    );

/** Changes that tell which field changed, and nothing of what people wrote into it. */
export const withoutWords = without(WORDED);

/** Changes of a record that is nothing for whoever asks: which field changed, and no words or names. */
export const maskedChanges = without(NAMING);
