import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** Hearts of the cards, then what lets go of goods that cannot be bought. */
const BUTTONS = 'article button[aria-pressed], section button';

/**
 * A good that is let go of takes the button with it that had the focus: whoever uses the keyboard goes on with
 * the next good's, or the last one's, and with the heading where none is left. Gives what the box of all of them takes.
 */
export function useKeptFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const before = useRef(count);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || place.current < 0 || document.activeElement !== document.body) return;
    const left = buttons();
    const next = left[Math.min(place.current, left.length - 1)] ?? ref.current?.querySelector('h1');
    if (next?.tagName === 'H1') next.tabIndex = -1;
    next?.focus();
  }, [count]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      place.current = buttons().indexOf(target);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) place.current = -1;
    },
  };
}
