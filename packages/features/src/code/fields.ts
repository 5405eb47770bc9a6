/** What one types, ticks or chooses in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The fields within an element, in the order of the page; a file cannot be entered by anybody but a person. */
export const fieldsOf = (place: ParentNode | null): Field[] => [
  ...(place?.querySelectorAll<Field>('input:not([type=file]), textarea, select') ?? []),
];

/** The fields of a page that late parts do not tell of themselves. */
export const ownFields = (): Field[] => fieldsOf(document).filter((field) => !field.closest('[data-late]'));

/** What a field holds. */
export interface Entry {
  value: string;
  checked: boolean;
}

export const entryOf = (field: Field): Entry => ({
  value: field.value,
  checked: isCheckable(field) && field.checked,
});

/** Enters it as a person would, whatever stands in the field: components hear of it as of any typing. */
export function enter(field: Field, { value, checked }: Entry): void {
  if (isCheckable(field)) {
    // Nobody takes a radio button back.
    if (field.disabled || (field.type === 'radio' && !checked)) return;
    field.checked = !checked;
    field.click();
    return;
  }
  // React overrides the property of the element itself to tell its own writing from a person's: what it wrote last must
  // not be what is entered, and what is entered goes past it.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  // Some settle only when they are left, as this one was.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
