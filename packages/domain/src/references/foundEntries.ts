import { folded, valueText } from './cleanValues.ts';
import type { ReferenceEntry } from './entities.ts';

/** Entries in whose fields a query stands, in any case; all of them for an empty one. */
export function foundEntries(entries: readonly ReferenceEntry[], query: string): ReferenceEntry[] {
  const wanted = folded(query.trim());
  return entries.filter(({ values, also = [] }) =>
    [...Object.values(values), ...also].some((value) => folded(valueText(value)).includes(wanted)),
  );
}
