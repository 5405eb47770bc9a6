import { useEffect, useLayoutEffect, useRef } from 'react';

/** Elsewhere the word hides nothing: the content would only take no room, and Tab would go into it. */
const isKnown = () => 'onbeforematch' in document;

/**
 * Ref for what is hidden until somebody searches the page for it; `onFound` must show it. React knows `hidden` as
 * yes or no only, so the word goes to the element by hand.
 */
export function useHiddenUntilFound<T extends HTMLElement>(hidden: boolean, onFound: () => void) {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (hidden && isKnown()) element.current?.setAttribute('hidden', 'until-found');
  }, [hidden]);
  useEffect(() => {
    const node = element.current;
    node?.addEventListener('beforematch', onFound);
    return () => node?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return element;
}
