import { useEffect, useRef } from 'react';

/**
 * Esc in the control with this id means `act` while `active`, and nothing else: a dialog around it, which listens on
 * the document before anything inside of it, stays open.
 */
export function useEscape(id: string, active: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const here = event.target instanceof Element && event.target.id === id;
      if (event.key !== 'Escape' || event.isComposing || !here) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [id, active]);
}
