import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Field } from './fields.ts';
import { readEarly } from './readEarly.ts';

/**
 * Tells what has just woken up what was entered into its fields before. They are read in the commit that wakes it up,
 * and told once its effects have brought what it knows from elsewhere; an effect further down that tells somebody in a
 * microtask that a form is awake does so behind that.
 * @param find the fields; one and the same function each time
 */
export function useEarlyEntries(find: () => readonly Field[]): void {
  const tell = useRef<() => void>(null);
  useLayoutEffect(() => {
    tell.current = readEarly(find());
  }, [find]);
  useEffect(() => {
    if (tell.current) queueMicrotask(tell.current);
    tell.current = null;
  }, [find]);
}
