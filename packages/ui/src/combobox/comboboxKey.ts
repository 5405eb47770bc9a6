import type { Move } from './comboboxState.ts';

/** What a key asks of a combobox. */
export type Intent =
  | { do: 'open'; at: 'chosen' | 'last' | 'none' }
  | { do: 'move'; move: Move }
  | { do: 'pick' | 'pickAndGo' | 'take' | 'hide' | 'leave' | 'dropLast' | 'nothing' };

export interface KeySituation {
  open: boolean;
  /** An option is active. */
  active: boolean;
  /** There is nothing in the field. */
  empty: boolean;
  /** Something was typed and not taken yet. */
  typed: boolean;
}

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const whenClosed = (key: string, alt: boolean): Intent | null => {
  if (key === 'ArrowDown') return { do: 'open', at: alt ? 'none' : 'chosen' };
  return key === 'ArrowUp' && !alt ? { do: 'open', at: 'last' } : null;
};

const withAlt: Record<string, Intent> = { ArrowUp: { do: 'hide' }, ArrowDown: { do: 'nothing' } };

const always: Record<string, Intent> = {
  ArrowDown: { do: 'move', move: 'next' },
  ArrowUp: { do: 'move', move: 'previous' },
  PageDown: { do: 'move', move: 'pageDown' },
  PageUp: { do: 'move', move: 'pageUp' },
};

/** With an option active these keys belong to the list, without one to the caret. */
const withActive: Record<string, Intent> = {
  Home: { do: 'move', move: 'start' },
  End: { do: 'move', move: 'end' },
  Enter: { do: 'pick' },
  Tab: { do: 'pickAndGo' },
  ArrowLeft: { do: 'leave' },
  ArrowRight: { do: 'leave' },
};

/**
 * What a key asks for, after the editable combobox of the ARIA Authoring Practices; null leaves it to the browser.
 * Esc is not among them: it has to come before the dialog around the field.
 */
export function comboboxKey(key: Key, { open, active, empty, typed }: KeySituation): Intent | null {
  const held = key.ctrlKey || key.metaKey || key.shiftKey;
  if (held && !(key.key === 'Tab' && key.shiftKey)) return null;
  if (key.key === 'Backspace' && empty) return { do: 'dropLast' };
  const take: Intent | null = key.key === 'Enter' && typed ? { do: 'take' } : null;
  if (!open) return whenClosed(key.key, key.altKey) ?? take;
  if (key.altKey) return withAlt[key.key] ?? null;
  return always[key.key] ?? (active ? withActive[key.key] : undefined) ?? take;
}
