import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

const ATTRIBUTE = 'data-theme';
const onChange = new Set<() => void>();
let observer: MutationObserver | null = null;

/** One observer for all pictures of the page. */
function subscribe(listener: () => void): () => void {
  onChange.add(listener);
  observer ??= new MutationObserver(() => {
    for (const tell of onChange) tell();
  });
  observer.observe(document, { attributeFilter: [ATTRIBUTE], subtree: true });
  return () => {
    onChange.delete(listener);
    if (onChange.size === 0) observer?.disconnect();
  };
}

const whileServed = () => null;

/** The theme that `data-theme` forces where an element stands; null where the system decides. */
export function useForcedTheme(element: RefObject<HTMLElement | null>): 'light' | 'dark' | null {
  const read = useCallback(() => {
    const name = element.current?.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
    return name === 'light' || name === 'dark' ? name : null;
  }, [element]);
  return useSyncExternalStore(subscribe, read, whileServed);
}
