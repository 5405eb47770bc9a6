import { enter, entryOf, isCheckable } from './fields.ts';
import type { Field } from './fields.ts';

/** Whether somebody has changed what the server drew. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((one) => one.defaultSelected),
      )
    );
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked;
}

/**
 * Reads what was entered into fields before their components were awake: it stands in the fields that the server drew
 * and nowhere else, and the next rendering would overwrite it.
 * @returns what enters it again, one after the other, so that each entry finds the components as the one before it has
 * left them
 */
export function readEarly(fields: readonly Field[]): () => void {
  const entries = fields.filter(isChanged).map((field) => [field, entryOf(field)] as const);
  return () => {
    for (const [field, entry] of entries) enter(field, entry);
  };
}
