import type { ReferenceDeclaration, ReferenceEntry } from './entities.ts';
import { fieldText } from './fieldText.ts';

/** What an entry is called: what stands in the fields that name it. */
export const nameOf = (
  { fields, naming = 1 }: Pick<ReferenceDeclaration, 'fields' | 'naming'>,
  { values }: Pick<ReferenceEntry, 'values'>,
): string =>
  fields
    .slice(0, naming)
    .map((field) => fieldText(field, values[field.key] ?? ''))
    .filter((text) => text !== '')
    .join(', ');
