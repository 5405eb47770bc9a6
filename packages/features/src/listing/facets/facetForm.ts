import type { Facet } from '@siren/domain/catalog';

/** So many numbers are read as a list; of more one asks for a range. */
const LISTED = 8;

/** What a facet is chosen by: a list of values, a range, or switches. */
export function facetForm({ type, values, range }: Facet): 'values' | 'range' | 'flag' {
  if (type === 'flag') return 'flag';
  // Of very many numbers the list of values does not come at all.
  const listed = values.length > 1 && values.length <= LISTED;
  return type === 'number' && range !== null && !listed ? 'range' : 'values';
}
