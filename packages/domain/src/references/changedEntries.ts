import type { FieldValue, ReferenceEntry } from './entities.ts';

/** Entries after one of them has other values, or is switched: as they are shown before the answer is there. */
export const changedEntries = (
  entries: readonly ReferenceEntry[],
  id: number,
  change: { values?: Record<string, FieldValue>; active?: boolean },
): ReferenceEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
