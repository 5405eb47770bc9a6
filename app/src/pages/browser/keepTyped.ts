import { enter, entryOf, fieldsOf } from '@siren/features/code';
import type { Entry, Field } from '@siren/features/code';
import { touched } from './typed.ts';

/** What was typed, until the document that is loaded anew takes it over. */
interface Kept {
  path: string;
  fields: (Entry & { name: string; at: number })[];
}

const STORED = 'typed';
/** Never written down, not even for a moment. */
const SECRET = /^(?:password|file|hidden)$/;
const SECRET_USE = /^(?:cc-|one-time-code|current-password|new-password)/;

const isKeepable = (field: Field): boolean =>
  !SECRET.test(field.type) && !SECRET_USE.test(field.autocomplete);

const nameOf = (field: Field): string => field.name || field.id;
const namesakes = (name: string): Field[] => fieldsOf(document).filter((field) => nameOf(field) === name);

/** Keeps what was typed for the document that is loaded next at this address; no passwords, no card numbers. */
export function keepTyped(): void {
  const fields = [...touched]
    .filter((field) => field.isConnected && isKeepable(field) && nameOf(field) !== '')
    .map((field) => {
      const name = nameOf(field);
      return { name, at: namesakes(name).indexOf(field), ...entryOf(field) };
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
    const now = field && entryOf(field);
    if (now && (now.value !== value || now.checked !== checked)) enter(field, { value, checked });
  }
}
