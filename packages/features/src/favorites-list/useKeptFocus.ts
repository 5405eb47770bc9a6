import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A good that is let go of takes the button with it that had the focus: whoever uses the keyboard goes on with
 * the next good's, or the last one's.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const place = useRef(-1);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const remember = ({ target }: FocusEvent) => {
      const buttons = [...box.querySelectorAll<HTMLElement>('button[aria-pressed]')];
      place.current = buttons.indexOf(target as HTMLElement);
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) place.current = -1;
    };
    box.addEventListener('focusin', remember);
    box.addEventListener('focusout', forget);
    return () => {
      box.removeEventListener('focusin', remember);
      box.removeEventListener('focusout', forget);
    };
  }, [list]);
  const before = useRef(count);
  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || place.current < 0 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    buttons[Math.min(place.current, buttons.length - 1)]?.focus();
  }, [list, count]);
}
