import { useEffect, useRef } from 'react';

/** Prints the page once it is whole and its fonts are there; once, however often it is drawn. */
export function usePrintOnce(isWhole: boolean): void {
  const printed = useRef(false);
  useEffect(() => {
    if (!isWhole) return undefined;
    let isGone = false;
    const print = () => {
      if (isGone || printed.current) return;
      printed.current = true;
      window.print();
    };
    // Laid out, the page has asked for its fonts: only then there is something to wait for.
    document.body.getBoundingClientRect();
    void document.fonts.ready.then(print);
    return () => {
      isGone = true;
    };
  }, [isWhole]);
}
