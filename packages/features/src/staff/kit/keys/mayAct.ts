import type { Shortcut } from './shortcuts.ts';

/** What goes on while a key is pressed. */
export interface Situation {
  /** The key writes, or chooses from a list by its first letter. */
  typing: boolean;
  /** A window or a menu lies over what the shortcut is for. */
  covered: boolean;
  /** Keys without Ctrl are switched on. */
  single: boolean;
}

/** Whether a shortcut that was pressed may do what it does. */
export function mayAct(
  { command }: Pick<Shortcut, 'command'>,
  { typing, covered, single }: Situation,
): boolean {
  return !covered && (command || (single && !typing));
}
