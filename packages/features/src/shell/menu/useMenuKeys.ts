import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Where each arrow leads from a row of the tree: along its list, into the list below it, and out again. */
const ways: Record<string, (row: Element) => Element | null | undefined> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  ArrowRight: (row) => row.querySelector('li'),
  ArrowLeft: (row) => row.parentElement?.closest('li'),
};

/** Arrows move between the links of a place; the down one on its first link, which opens the others, leads in. */
export function useMenuKeys(place: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const way = ways[key];
    if (!way || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const row = target.closest('li');
    if (!row && (key !== 'ArrowDown' || target !== place.current?.querySelector('a'))) return;
    event.preventDefault();
    if (!row) onEnter();
    const next = row ? way(row) : place.current?.querySelector('li');
    next?.querySelector('a')?.focus();
  });
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [place]);
}
