import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { focusHeading } from '../navigation/index.ts';

/** Hearts of the cards, then what lets go of goods that cannot be bought. */
const buttonsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('article button[aria-pressed], section button') ?? []),
];

/**
 * A good that is let go of takes the button with it that had the focus: whoever uses the keyboard goes on with
 * the next good's, or the last one's, and with the heading where none is left. Gives what the box of all of them takes.
 */
export function useKeptFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const before = useRef(count);
  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || place.current < 0 || document.activeElement !== document.body) return;
    const left = buttonsIn(ref.current);
    const next = left[place.current] ?? left.at(-1);
    if (next) next.focus();
    else focusHeading(ref.current?.querySelector('h1'));
  }, [count]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    place.current = buttonsIn(currentTarget).indexOf(target);
  };
  return { ref, onFocus };
}
