import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

const REMOVES = '[data-removes]';

/** Props of a button that takes its row away. */
interface Removes {
  'data-removes': true;
  onClick(event: MouseEvent<HTMLElement>): void;
}

export interface PassFocus {
  /** Where the focus goes when no row is left; with `tabIndex={-1}`. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** @param remove takes the row away, at once or later */
  removes(remove: () => void): Removes;
}

/** The same buttons of the other rows of a list, in the order in which the focus is to come to them. */
function othersOf(button: HTMLElement): HTMLElement[] {
  const all = [...(button.closest('ol, ul')?.querySelectorAll<HTMLElement>(REMOVES) ?? [])];
  const at = all.indexOf(button);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()];
}

/**
 * A row that is taken away takes its button along, and the focus with it: that goes to the same button of the next row, else of
 * the one before, else to the heading above them.
 */
export function usePassFocus(): PassFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<{ button: HTMLElement; others: readonly HTMLElement[] } | null>(null);
  useLayoutEffect(() => {
    const { button, others } = leaving.current ?? {};
    if (!button || button.isConnected) return;
    leaving.current = null;
    // Whoever is at work elsewhere by now stays there.
    if (document.activeElement !== document.body) return;
    (others?.find((one) => one.isConnected) ?? heading.current)?.focus();
  });
  return {
    heading,
    removes: (remove) => ({
      'data-removes': true,
      onClick({ currentTarget }) {
        leaving.current = { button: currentTarget, others: othersOf(currentTarget) };
        remove();
      },
    }),
  };
}
