import { isDay } from '../lists/index.ts';
import { folded } from './cleanValues.ts';
import { LIST_ITEMS_MAX, NUMBER } from './entities.ts';
import type { EntryProblem } from './problems.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceEntry, ReferenceField } from './entities.ts';

type Problem = EntryProblem['problem'];

/** An entry that somebody wants; `id` is null for a new one. */
export interface WantedEntry {
  id: number | null;
  /** As `cleanValues` makes them. */
  values: Readonly<Record<string, FieldValue>>;
}

/** What no two entries of a reference have in common: a name in any case, a list in any order, or several fields together. */
export function entryName(
  { fields, naming = 1 }: ReferenceDeclaration,
  values: Readonly<Record<string, FieldValue>>,
): string {
  const parts = fields.slice(0, naming).map(({ key }) => {
    const value = values[key] ?? '';
    return typeof value === 'string' ? folded(value) : value.map(folded).toSorted().join('\n');
  });
  return parts.join('\n\n');
}

function listProblem({ max = 0, least = 0 }: ReferenceField, value: readonly string[]): Problem | null {
  if (value.some((word) => word.length > max)) return 'too_long';
  if (value.length > LIST_ITEMS_MAX) return 'too_many';
  return value.length < least ? 'too_few' : null;
}

/** Exactly three digits after one comma or dot may be thousands or parts. */
const AMBIGUOUS = /^[-−–]? ?\d{1,3}[.,]\d{3}(?!\d)/u;

function numberProblem({ from, to, whole = false }: ReferenceField, value: string): Problem | null {
  if (!NUMBER.test(value)) return AMBIGUOUS.test(value) ? 'ambiguous' : 'not_number';
  const number = Number(value);
  if (whole && !Number.isInteger(number)) return 'not_whole';
  if (from !== undefined && number < from) return 'too_small';
  return to !== undefined && number > to ? 'too_large' : null;
}

/** As it is kept. */
const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d–(?:[01]\d|2[0-3]):[0-5]\d$/u;

const HEX = /^#[\da-f]{6}$/u;

function textProblem(field: ReferenceField, value: string): Problem | null {
  switch (field.type) {
    case 'money':
    case 'number':
      return numberProblem(field, value);
    case 'day':
      return isDay(value) ? null : 'not_day';
    case 'hours':
      return HOURS.test(value) ? null : 'not_hours';
    case 'color':
      return HEX.test(value) ? null : 'not_color';
    case 'flag':
      return value === 'true' || value === 'false' ? null : 'not_flag';
    case 'choice':
    case 'link':
      return field.options?.some((option) => option.value === value) ? null : 'not_offered';
    default:
      return value.length > (field.max ?? 0) ? 'too_long' : null;
  }
}

function fieldProblem(field: ReferenceField, value: FieldValue): Problem | null {
  if (field.required && value.length === 0) return 'empty';
  if (typeof value !== 'string') return listProblem(field, value);
  return value === '' ? null : textProblem(field, value);
}

/** The field whose choice another entry has, where one alone may have it. An entry that has it already keeps it. */
function chosenTwice(
  { fields }: ReferenceDeclaration,
  entries: readonly Pick<ReferenceEntry, 'id' | 'values'>[],
  { id, values }: WantedEntry,
): ReferenceField | undefined {
  return fields.find(({ key, once }) => {
    if (once === undefined || values[key] !== once) return false;
    const having = entries.filter((entry) => entry.values[key] === once);
    return having.length > 0 && having.every((entry) => entry.id !== id);
  });
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
  const wrong = reference.together?.(values);
  if (wrong) return wrong;
  const others = entries.filter((entry) => entry.id !== id);
  const twice = chosenTwice(reference, entries, { id, values });
  if (twice) return { field: twice.key, problem: 'once' };
  const name = entryName(reference, values);
  const taken = others.some((entry) => entryName(reference, entry.values) === name);
  const claimed = new Set(
    others.flatMap((entry) => reference.claims?.(entry.values) ?? []).map(({ said }) => said),
  );
  const twiceSaid = reference.claims?.(values).find(({ said }) => claimed.has(said));
  if (twiceSaid) return { field: twiceSaid.field, problem: 'taken' };
  return taken ? { field: reference.fields[(reference.naming ?? 1) - 1]?.key ?? '', problem: 'taken' } : null;
}
