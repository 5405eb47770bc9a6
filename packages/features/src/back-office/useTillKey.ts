import { useEffect, useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';

/** Does something by a key of the till, where both hands stay; not while a window asks something. */
export function useTillKey(key: 'F2' | 'F4', act: () => void): void {
  const latest = useRef(act);
  // With the drawing: a key that comes right after it goes by what is seen.
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.altKey || event.ctrlKey || event.repeat) return;
      event.preventDefault();
      if (!isDialogOpen()) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key]);
}
