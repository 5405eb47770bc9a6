import { isField, touched } from './typed.ts';
import type { Field } from './typed.ts';

/** What was typed, until the document that is loaded anew takes it over. */
interface Kept {
  path: string;
  fields: { name: string; at: number; value: string; checked: boolean }[];
}

const STORED = 'typed';
/** Never written down, not even for a moment. */
const SECRET = /^(?:password|file|hidden)$/;
const SECRET_USE = /^(?:cc-|one-time-code|current-password|new-password)/;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isKeepable = (field: Field): boolean =>
  !SECRET.test(field.type) && !SECRET_USE.test(field.autocomplete);

const nameOf = (field: Field): string => field.name || field.id;
const namesakes = (name: string): Field[] =>
  [...document.querySelectorAll('input, textarea, select')].filter(
    (field): field is Field => isField(field) && nameOf(field) === name,
  );

/** Keeps what was typed for the document that is loaded next at this address; no passwords, no card numbers. */
export function keepTyped(): void {
  const fields = [...touched]
    .filter((field) => field.isConnected && isKeepable(field) && nameOf(field) !== '')
    .map((field) => {
      const name = nameOf(field);
      const checked = isCheckable(field) && field.checked;
      return { name, at: namesakes(name).indexOf(field), value: field.value, checked };
    });
  const kept: Kept = { path: location.pathname, fields };
  try {
    if (fields.length > 0) sessionStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: then it is lost.
  }
}

/** Types what was kept for this address, once. Components hear of it as of any typing. */
export function restoreTyped(): void {
  let kept: Kept | null = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kept | null;
    sessionStorage.removeItem(STORED);
  } catch {
    return;
  }
  if (kept?.path !== location.pathname) return;
  for (const { name, at, value, checked } of kept.fields) {
    const field = namesakes(name)[at];
    if (field) type(field, value, checked);
  }
}

function type(field: Field, value: string, checked: boolean): void {
  if (isCheckable(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React overrides the property of the element itself to tell its own writing from a person's.
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
