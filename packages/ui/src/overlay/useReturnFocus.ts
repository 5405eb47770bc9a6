import { useRef } from 'react';
import type { RefObject } from 'react';

/** What is chosen in a menu goes with the menu: the button that opened it stays. */
function stays(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]');
  const trigger = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return trigger ? stays(trigger) : element;
}

/** The element and all that it stands in. */
const pathOf = (element: Element | null): Element[] =>
  element && element !== document.body ? [element, ...pathOf(element.parentElement)] : [];

/**
 * The opener may be gone, as the button of a row that was deleted, or take no focus any more: then it goes to what is
 * left around it, unless somebody has taken it meanwhile.
 */
function focusBack([opener, ...around]: readonly Element[]): void {
  if (!(opener instanceof HTMLElement)) return;
  opener.focus();
  for (const place of [...around, document.querySelector('main')]) {
    if (document.activeElement !== document.body) return;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
}

/**
 * Focus of a window without a trigger of its own: it goes to `first` when one is given, and back to whatever opened
 * the window. Radix would give it to its trigger alone.
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const path = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus(event: Event) {
      const inside =
        event.currentTarget instanceof Node && event.currentTarget.contains(document.activeElement);
      if (!inside) path.current = pathOf(stays(document.activeElement));
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      focusBack(path.current);
    },
  };
}
