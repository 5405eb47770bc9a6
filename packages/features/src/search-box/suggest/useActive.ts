import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * The place in a list that the arrow keys have come to; -1 is the field itself, which lies between the end and the
 * start. All other keys belong to the field.
 */
export function useActive(list: unknown, count: number) {
  const [state, setState] = useState({ list, at: -1 });
  const at = state.list === list ? state.at : -1;
  const move = (step: number) => setState({ list, at: ((at + 1 + step + count + 1) % (count + 1)) - 1 });
  return {
    at,
    /** Whether the key was for the list. */
    press(event: KeyboardEvent): boolean {
      const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (held || step === undefined || count === 0 || event.nativeEvent.isComposing) return false;
      event.preventDefault();
      move(step);
      return true;
    },
  };
}
