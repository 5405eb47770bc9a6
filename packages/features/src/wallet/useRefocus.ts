import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps whoever uses the keyboard where they were when what they pressed goes away: the first element that one of
 * the `selectors` finds in `box` gets the focus with the next render that has it.
 */
export function useRefocus<Box extends HTMLElement>(): [
  box: RefObject<Box | null>,
  next: (...selectors: string[]) => void,
] {
  const box = useRef<Box>(null);
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const selector of wanted.current) {
      const found = box.current?.querySelector<HTMLElement>(selector);
      if (!found) continue;
      wanted.current = [];
      found.focus();
      return;
    }
  });
  const next = (...selectors: string[]) => {
    wanted.current = selectors;
  };
  return [box, next];
}
