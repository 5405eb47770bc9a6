import type { TableColumn, TableField, TableMapping, TableState } from './entities.ts';
import { LINE_HEADING, REASON_HEADING } from './entities.ts';
import { fieldOfHeading, isParamHeading, paramOfHeading } from './knownHeadings.ts';
import { isRepeatable } from './mappingProblems.ts';

const isOfReport = (heading: string): boolean => heading === LINE_HEADING || heading === REASON_HEADING;

/** Whether the columns are those of a file of failed rows. */
const isOfFailed = (headings: readonly string[]): boolean =>
  headings.includes(LINE_HEADING) && headings.includes(REASON_HEADING);

/** Headings that are told apart also where two are the same: each with how many such stand before it. */
function keysOf(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const before = counts.get(heading) ?? 0;
    counts.set(heading, before + 1);
    return `${before} ${heading}`;
  });
}

const ownOf = (headings: readonly string[]): string[] =>
  headings.filter((heading) => heading !== '' && !isOfReport(heading));

/** Whether two tables have the same columns, in whichever order; those that the file of failed rows adds do not count. */
export function sameColumns(headings: readonly string[], before: readonly TableColumn[]): boolean {
  const [one, other] = [ownOf(headings), ownOf(before.map(({ heading }) => heading))];
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}

/** The columns that tell each field that has one place alone: the surest name, then the first one. */
function surest(
  headings: readonly string[],
  taken: ReadonlySet<TableField>,
): ReadonlyMap<number, TableField> {
  const found = headings.flatMap((heading, at) => {
    const told = fieldOfHeading(heading);
    return told ? [{ ...told, at }] : [];
  });
  const best = new Map<TableField, number>();
  const chosen = new Map<number, TableField>();
  for (const { field, at } of found.toSorted((one, other) => one.rank - other.rank || one.at - other.at)) {
    if (taken.has(field) || (best.has(field) && !isRepeatable(field))) continue;
    best.set(field, at);
    chosen.set(at, field);
  }
  return chosen;
}

/**
 * How a table is read as far as its headings tell, and what was chosen for the same columns before.
 *
 * @param before columns of the source's last table; null where it had none
 */
export function suggestMapping(
  headings: readonly string[],
  before: readonly TableColumn[] | null,
): { mapping: TableMapping; state: TableState } {
  const part = isOfFailed(headings);
  const kept = new Map(
    before ? keysOf(before.map(({ heading }) => heading)).map((key, at) => [key, before[at]]) : [],
  );
  const keys = keysOf(headings);
  const remembered = keys.map((key) => kept.get(key));
  const taken = new Set(remembered.flatMap((one) => (one ? [one.to as TableField] : [])));
  const fields = surest(
    headings.map((heading, at) => (remembered[at] || isOfReport(heading) ? '' : heading)),
    taken,
  );
  const columns = headings.map((heading, at): TableColumn => {
    const known = remembered[at];
    if (part && isOfReport(heading)) return { heading, to: 'ignore', unit: '' };
    if (known) return { ...known, heading };
    const field = fields.get(at);
    if (field) return { heading, to: field, unit: '' };
    // A second column of a field that has one place is none of the params that buyers read.
    return fieldOfHeading(heading) === null && isParamHeading(heading)
      ? { heading, to: 'param', unit: paramOfHeading(heading).unit }
      : { heading, to: 'ignore', unit: '' };
  });
  const state = before === null ? 'new' : sameColumns(headings, before) ? 'same' : 'changed';
  return { mapping: { part, columns }, state };
}
