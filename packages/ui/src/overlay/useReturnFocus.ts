import { useRef } from 'react';
import type { RefObject } from 'react';

/** What is chosen in a menu goes with the menu: the button that opened it stays. */
function stays(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]');
  const trigger = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return trigger ? stays(trigger) : element;
}

/**
 * Focus of a window without a trigger of its own: it goes to `first` when one is given, and back to whatever opened
 * the window. Radix would give it to its trigger alone.
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const inside =
        event.currentTarget instanceof Node && event.currentTarget.contains(document.activeElement);
      if (!inside) opener.current = stays(document.activeElement);
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
