import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { NotificationScreen } from '../notifications/index.ts';

/**
 * Time stands still while the pointer or the focus is on notifications, and while nobody can see the window.
 * @param count how many there are: when one is gone, what was on it is elsewhere
 */
export function useHold(
  screen: NotificationScreen,
  pile: RefObject<HTMLElement | null>,
  count: number,
): void {
  const check = useRef(() => {});

  useEffect(() => {
    const place = pile.current;
    let pointed = false;
    let focused = false;
    let release: (() => void) | null = null;
    const update = () => {
      const held = pointed || focused || document.hidden;
      if (held) release ??= screen.hold();
      else {
        release?.();
        release = null;
      }
    };
    const point = () => {
      pointed = true;
      update();
    };
    const unpoint = () => {
      pointed = false;
      update();
    };
    const focus = () => {
      focused = true;
      update();
    };
    const blur = ({ relatedTarget }: FocusEvent) => {
      /* The whole window lost it, and will give it back to the same place. */
      if (relatedTarget === null && !document.hasFocus()) return;
      focused = relatedTarget instanceof Node && place?.contains(relatedTarget) === true;
      update();
    };
    /* What is taken from under the pointer, or while it has the focus, tells nobody that they have left it. */
    check.current = () => {
      pointed &&= place?.matches(':hover') === true;
      focused = place?.contains(document.activeElement) === true;
      update();
    };
    update();
    place?.addEventListener('pointerover', point);
    place?.addEventListener('pointerleave', unpoint);
    place?.addEventListener('focusin', focus);
    place?.addEventListener('focusout', blur);
    document.addEventListener('visibilitychange', update);
    return () => {
      place?.removeEventListener('pointerover', point);
      place?.removeEventListener('pointerleave', unpoint);
      place?.removeEventListener('focusin', focus);
      place?.removeEventListener('focusout', blur);
      document.removeEventListener('visibilitychange', update);
      release?.();
    };
  }, [screen, pile]);

  useEffect(() => check.current(), [count]);
}
