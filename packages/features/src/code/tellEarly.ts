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
 * Tells components what was entered into their fields before they were awake: it stands in the fields that the server
 * drew and nowhere else, and the next rendering would overwrite it. To be called in the layout effect of what has woken
 * up. The entries are read at once and told behind that effect, one after the other, so that each finds the components
 * as the one before it has left them.
 */
export function tellEarly(fields: readonly Field[]): void {
  const entries = fields.filter(isChanged).map((field) => [field, entryOf(field)] as const);
  if (entries.length === 0) return;
  queueMicrotask(() => {
    for (const [field, entry] of entries) enter(field, entry);
  });
}
