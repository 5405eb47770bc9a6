import { textOfFile } from '../../exports/index.ts';
import { cleanValues, folded } from '../cleanValues.ts';
import { ENTRIES_MAX } from '../entities.ts';
import type { FieldValue, ReferenceDeclaration, ReferenceEntry } from '../entities.ts';
import { entryName, entryProblem } from '../entryProblem.ts';
import type { EntryProblem } from '../problems.ts';
import { ACTIVE_HEAD, activeWords, csvHeads, ENTRY_HEAD } from './entriesCsv.ts';
import { readCsv } from './readCsv.ts';
import type { CsvRow } from './readCsv.ts';

/** Why a row is left out besides what is wrong with a field of it. */
export const rowProblems = ['no_entry', 'twice', 'not_added', 'active', 'cells', 'too_many'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** An entry as a row of a file wants it. */
export interface PlannedEntry {
  line: number;
  /** As it is now; null for a new one. */
  from: ReferenceEntry | null;
  values: Record<string, FieldValue>;
  active: boolean;
}

/** What a file makes of a reference. What it does not name stays. */
export interface ImportPlan {
  planned: PlannedEntry[];
  /** Rows that say what is so already. */
  same: number;
  bad: { line: number; problem: EntryProblem | RowProblem }[];
}

interface Read {
  heads: string[];
  rows: CsvRow[];
}

/** Rows below a head that has the fields of the reference; null where the file has none. */
function readRows(declaration: ReferenceDeclaration, text: string): Read | null {
  const known = csvHeads(declaration);
  for (const separator of [';', ',', '\t'] as const) {
    const [head, ...rows] = readCsv(text, separator) ?? [];
    const heads = head?.cells.map((cell) => cell.trim()) ?? [];
    const isHead = heads.every((one) => known.includes(one)) && new Set(heads).size === heads.length;
    if (isHead && heads.includes(declaration.fields[0]?.title ?? '')) return { heads, rows };
  }
  return null;
}

const sameValues = (one: Readonly<Record<string, FieldValue>>, other: Readonly<Record<string, FieldValue>>) =>
  Object.keys(one).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

type Values = Record<string, FieldValue>;

/** What a row says, as it is typed. */
interface Wish {
  line: number;
  /** Number of the entry; empty where the row has none. */
  number: string;
  /** Fields that the file has. */
  typed: Values;
  /** Empty where the file does not say it. */
  active: string;
}

/** What a row says; null where it says more than its head. */
function readWish(
  { fields, madeBy }: ReferenceDeclaration,
  heads: readonly string[],
  row: CsvRow,
): Wish | null {
  if (row.cells.slice(heads.length).some((cell) => cell.trim() !== '')) return null;
  const told = new Map(heads.map((head, at) => [head, row.cells[at] ?? '']));
  const typed = fields.flatMap(({ key, title }) => {
    const cell = told.get(title);
    return cell === undefined ? [] : [[key, textOfFile(cell)] as const];
  });
  return {
    line: row.line,
    number: told.get(ENTRY_HEAD)?.trim() ?? '',
    typed: Object.fromEntries(typed),
    active: madeBy === 'staff' ? folded(told.get(ACTIVE_HEAD)?.trim() ?? '') : '',
  };
}

/** Whether an entry is to be on; null for a word that says neither. */
function activeOf(word: string, before: boolean): boolean | null {
  if (word === '') return before;
  return word === activeWords.yes ? true : word === activeWords.no ? false : null;
}

/** Entries by their names, as they are after the rows that were read. */
function createNames(declaration: ReferenceDeclaration, entries: readonly ReferenceEntry[]) {
  const kept = entries.map(({ id, values }) => ({ id, values }));
  const byName = Map.groupBy(kept, ({ values }) => entryName(declaration, values));
  const like = (values: Values) => byName.get(entryName(declaration, values)) ?? [];
  return {
    like,
    put(from: ReferenceEntry | null, id: number, values: Values) {
      if (from)
        byName.set(
          entryName(declaration, from.values),
          like(from.values).filter((one) => one.id !== id),
        );
      byName.set(entryName(declaration, values), [...like(values), { id, values }]);
    },
  };
}

/** Reads rows one after another, as they will be written. */
function createPlanner(declaration: ReferenceDeclaration, entries: readonly ReferenceEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const names = createNames(declaration, entries);
  const seen = new Set<number>();
  let count = entries.length;

  /** The entry that a row means; null for a new one. */
  const meant = ({ number, typed }: Wish): ReferenceEntry | RowProblem | null => {
    const alike = names.like(cleanValues(declaration, typed)).find(({ id }) => byId.has(id));
    const from = byId.get(number === '' ? (alike?.id ?? 0) : Number(number));
    if (from) return seen.has(from.id) ? 'twice' : from;
    if (number !== '') return 'no_entry';
    if (declaration.madeBy === 'goods') return 'not_added';
    return count < ENTRIES_MAX ? null : 'too_many';
  };
  return (wish: Wish): PlannedEntry | 'same' | EntryProblem | RowProblem => {
    const from = meant(wish);
    if (typeof from === 'string') return from;
    const active = activeOf(wish.active, from?.active ?? true);
    if (active === null) return 'active';
    const values = cleanValues(declaration, { ...from?.values, ...wish.typed });
    if (from) seen.add(from.id);
    if (from && active === from.active && sameValues(values, from.values)) return 'same';
    const problem = entryProblem(declaration, names.like(values), { id: from?.id ?? null, values });
    if (problem) return problem;
    // A new one has no id yet: no entry has this one.
    names.put(from, from?.id ?? -wish.line, values);
    if (!from) count += 1;
    return { line: wish.line, from, values, active };
  };
}

/** What a file makes of a reference; null where it is no file of this reference. */
export function importPlan(
  declaration: ReferenceDeclaration,
  entries: readonly ReferenceEntry[],
  text: string,
): ImportPlan | null {
  const read = readRows(declaration, text);
  if (!read) return null;
  const plan: ImportPlan = { planned: [], same: 0, bad: [] };
  const planRow = createPlanner(declaration, entries);
  for (const row of read.rows) {
    const wish = readWish(declaration, read.heads, row);
    const made = wish ? planRow(wish) : 'cells';
    if (made === 'same') plan.same += 1;
    else if (typeof made === 'object' && 'line' in made) plan.planned.push(made);
    else plan.bad.push({ line: row.line, problem: made });
  }
  return plan;
}
