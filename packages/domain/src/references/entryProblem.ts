import { folded } from './cleanValues.ts';
import { LIST_ITEMS_MAX } from './entities.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceEntry, ReferenceField } from './entities.ts';

/** What is wrong with a field of an entry. */
export const entryProblems = ['empty', 'too_few', 'too_many', 'too_long', 'taken'] as const;
export interface EntryProblem {
  field: string;
  problem: (typeof entryProblems)[number];
}

/** An entry that somebody wants; `id` is null for a new one. */
export interface WantedEntry {
  id: number | null;
  /** As `cleanValues` makes them. */
  values: Readonly<Record<string, FieldValue>>;
}

/** What no two entries of a reference have in common: a name in any case, or a list in any order. */
export function entryName(
  { fields: [first] }: ReferenceDeclaration,
  values: Readonly<Record<string, FieldValue>>,
): string {
  const value = values[first?.key ?? ''] ?? '';
  return typeof value === 'string' ? folded(value) : value.map(folded).toSorted().join('\n');
}

function fieldProblem(field: ReferenceField, value: FieldValue): EntryProblem['problem'] | null {
  const { required, max, least = 0 } = field;
  const words = typeof value === 'string' ? [value] : value;
  if (required && value.length === 0) return 'empty';
  if (words.some((word) => word.length > max)) return 'too_long';
  if (typeof value === 'string') return null;
  if (value.length > LIST_ITEMS_MAX) return 'too_many';
  return value.length < least ? 'too_few' : null;
}

/** Why an entry cannot be kept as somebody wants it; null where it can. */
export function entryProblem(
  reference: ReferenceDeclaration,
  entries: readonly Pick<ReferenceEntry, 'id' | 'values'>[],
  { id, values }: WantedEntry,
): EntryProblem | null {
  for (const field of reference.fields) {
    const problem = fieldProblem(field, values[field.key] ?? '');
    if (problem) return { field: field.key, problem };
  }
  const name = entryName(reference, values);
  const taken = entries.some((entry) => entry.id !== id && entryName(reference, entry.values) === name);
  return taken ? { field: reference.fields[0]?.key ?? '', problem: 'taken' } : null;
}
