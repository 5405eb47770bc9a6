import { folded } from './cleanValues.ts';
import type { ReferenceDeclaration, ReferenceEntry } from './entities.ts';
import { fieldText } from './fieldText.ts';

/** Entries in whose fields a query stands, in any case; all of them for an empty one. */
export function foundEntries(
  { fields }: Pick<ReferenceDeclaration, 'fields'>,
  entries: readonly ReferenceEntry[],
  query: string,
): ReferenceEntry[] {
  const wanted = folded(query.trim());
  return entries.filter(({ values, also = [] }) =>
    [...fields.map((field) => fieldText(field, values[field.key] ?? '')), ...also].some((text) =>
      folded(text).includes(wanted),
    ),
  );
}
