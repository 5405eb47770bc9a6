import type { FieldChange } from './entities.ts';

/**
 * What a change of an entry of a reference did to its values. The entry and its place are told besides, and first of all what it
 * is called, by the field `name`, which may be one of its values as well.
 */
export function valueChanges(changes: readonly FieldChange[]): FieldChange[] {
  const named = changes.findIndex(({ field }) => field === 'name');
  return changes.filter(
    ({ field }, at) => at !== named && field !== 'entry' && field !== 'place' && field !== 'active',
  );
}
