import { startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toggleAll, toggleRow } from './selection.ts';

/**
 * Presses that select rows. The browser changes the mark itself, at once; what follows from it is drawn beside the presses that come
 * meanwhile, and those go by what was pressed before them.
 *
 * @param keys of the rows that are here
 */
export function useSelecting(
  keys: readonly string[],
  selection: readonly string[],
  setSelection: (next: readonly string[]) => void,
) {
  const [drawn, setDrawn] = useState(0);
  const pressed = useRef<{ turn: number; keys: readonly string[] }>({ turn: 0, keys: [] });
  /** The row that was pressed last: with Shift those from it on are selected. */
  const anchor = useRef<string>(null);
  const now = () => new Set(pressed.current.turn > drawn ? pressed.current.keys : selection);
  const draw = () => {
    // Also where whoever keeps the selection leaves it as it was: the marks are set back then.
    setDrawn(pressed.current.turn);
    setSelection(pressed.current.keys);
  };
  const press = (next: readonly string[]) => {
    pressed.current = { turn: pressed.current.turn + 1, keys: next };
    startTransition(draw);
  };
  return {
    /** What is selected once all that was pressed is drawn. */
    now,
    select(key: string, range: boolean) {
      press(toggleRow(keys, now(), key, range ? anchor.current : null));
      anchor.current = key;
    },
    selectAll: () => press(toggleAll(keys, now())),
    clear: () => press([]),
    /** Draws at once what was pressed: before something is done with what is selected. */
    settle: () => {
      if (pressed.current.turn > drawn) flushSync(draw);
    },
  };
}
