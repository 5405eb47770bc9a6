import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps whoever uses the keyboard where they were when what they pressed goes away: what `selector` finds in `box` gets
 * the focus with the next render that has it.
 */
export function useRefocus<Box extends HTMLElement>(): [
  box: RefObject<Box | null>,
  next: (selector: string) => void,
] {
  const box = useRef<Box>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const found = wanted.current && box.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  const next = (selector: string) => {
    wanted.current = selector;
  };
  return [box, next];
}
