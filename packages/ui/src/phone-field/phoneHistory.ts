import { behindDigit } from './groupNumber.ts';
import { onlyDigits } from './readPhone.ts';

/** Texts of a field, so that what was typed can be taken back: a field that writes its own text loses the browser's memory. */
export interface PhoneHistory {
  text: string;
  past: readonly string[];
  future: readonly string[];
}

export const startHistory = (text: string): PhoneHistory => ({ text, past: [], future: [] });

/** Another text; what was taken back before cannot be brought back any more. */
export function noteText(history: PhoneHistory, text: string): PhoneHistory {
  return text === history.text ? history : { text, past: [...history.past, history.text], future: [] };
}

/** Takes the last change back, or nothing where there is none. */
export function undo({ text, past, future }: PhoneHistory): PhoneHistory | null {
  const last = past.at(-1);
  return last === undefined ? null : { text: last, past: past.slice(0, -1), future: [text, ...future] };
}

/** Brings back what was taken back last, or nothing where there is nothing. */
export function redo({ text, past, future }: PhoneHistory): PhoneHistory | null {
  const [next, ...later] = future;
  return next === undefined ? null : { text: next, past: [...past, text], future: later };
}

/** Where the caret goes when one number becomes the other: behind the last digit that is different. */
export function caretAfter(from: string, to: string): number {
  const [old, now] = [onlyDigits(from), onlyDigits(to)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now === '' ? to.length : behindDigit(to, now.length - end);
}

const letters = { undo: ['z', 'я'], redo: ['y', 'н'] };

/** What keys ask for, on the Russian layout too: Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z, with ⌘ on a Mac. */
export function historyKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): typeof undo | null {
  if (event.altKey || event.ctrlKey === event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (letters.undo.includes(key)) return event.shiftKey ? redo : undo;
  return letters.redo.includes(key) && !event.shiftKey ? redo : null;
}
