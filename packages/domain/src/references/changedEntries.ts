import { cleanValues } from './cleanValues.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceEntry } from './entities.ts';

/** Entries after one of them has other values, or is switched: as they are shown before the answer is there. */
export const changedEntries = (
  entries: readonly ReferenceEntry[],
  id: number,
  change: { values?: Record<string, FieldValue>; active?: boolean },
): ReferenceEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

/** Values of an entry as they are kept after a change of some of them; of a new one where there are none before. */
export function changedValues(
  declaration: ReferenceDeclaration,
  before: Readonly<Record<string, FieldValue>> | null,
  typed: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  const values = cleanValues(declaration, { ...before, ...typed });
  return before && declaration.renamed ? declaration.renamed(before, values) : values;
}
