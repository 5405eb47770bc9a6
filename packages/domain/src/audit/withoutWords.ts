import type { AuditEntry, AuditValue } from './entities.ts';

/** Fields that hold what somebody wrote in their own words. */
const WORDED: readonly string[] = ['note', 'reason'];

const bare = (value: AuditValue): AuditValue => (typeof value === 'string' ? null : value);

/** Changes that tell which field changed, and nothing of what people wrote into it. */
export const withoutWords = (changes: AuditEntry['changes']): AuditEntry['changes'] =>
  changes.map((change) =>
    WORDED.includes(change.field) ? { ...change, from: bare(change.from), to: bare(change.to) } : change,
  );
