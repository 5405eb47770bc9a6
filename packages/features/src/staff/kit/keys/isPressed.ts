import type { Shortcut } from './shortcuts.ts';

/** What is read of a key that was pressed. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const LETTER = /^[A-Z]$/;

/** Whether a press is that of the shortcut: with its keys, and with no others held. */
export function isPressed({ key, command, russian }: Shortcut, press: Press): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  const held = command ? ctrlKey !== metaKey : !ctrlKey && !metaKey;
  if (!held || altKey) return false;
  if (LETTER.test(key)) return press.code === `Key${key}` && !shiftKey;
  // Signs are written with Shift in one layout and without in another.
  if (press.key === key) return true;
  return russian !== undefined && !shiftKey && press.code === russian.code && press.key === russian.key;
}
