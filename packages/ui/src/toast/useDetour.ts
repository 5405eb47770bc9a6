import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface Detour {
  /** Whether the focus is among the notifications. */
  inside: boolean;
  /** Whether a focus scope of its own is wanted: it makes an open dialog let go of the focus. */
  away: boolean;
  /** That scope is there: takes the focus to the newest notification. */
  enter: (event: Event) => void;
  /** What has the focus is closing: it goes to the next notification, or back. */
  moveOn: () => void;
}

/**
 * F8 leads to the notifications from anywhere, also out of an open dialog. F8 again, Tab past either end or the end
 * of the last notification lead back to where one was.
 */
export function useDetour(pile: RefObject<HTMLElement | null>): Detour {
  const [inside, setInside] = useState(false);
  const [away, setAway] = useState(false);
  const origin = useRef<HTMLElement>(null);
  const hasFocus = useCallback(() => pile.current?.contains(document.activeElement) === true, [pile]);
  const goToNewest = () => {
    const open = pile.current?.querySelectorAll<HTMLElement>(':scope > [data-state=open]') ?? [];
    const newest = [...open].at(-1);
    newest?.focus();
    return newest !== undefined;
  };
  const goBack = () => {
    setAway(false);
    const { activeElement } = document;
    if (origin.current) origin.current.focus();
    else if (activeElement instanceof HTMLElement) activeElement.blur();
  };

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.defaultPrevented) return;
    event.preventDefault();
    if (hasFocus()) goBack();
    else if (away) goToNewest();
    else setAway(true);
  });
  const pastEnd = useEffectEvent((event: KeyboardEvent) => {
    /* By now Radix has moved the focus to the next stop, or out of the list. */
    if (event.key !== 'Tab' || !away || hasFocus()) return;
    event.preventDefault();
    goBack();
  });

  useEffect(() => {
    const region = pile.current?.parentElement;
    const isOwn = (target: EventTarget | null) => target instanceof Node && region?.contains(target) === true;
    const come = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !isOwn(from)) origin.current = from;
      /* With Tab one comes to the edge of the list, from where Radix takes the focus on while this event is on its way. */
      if (hasFocus()) setInside(true);
      else flushSync(() => setInside(true));
    };
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (isOwn(to)) return;
      setInside(false);
      if (to !== null) setAway(false);
    };
    document.addEventListener('keydown', toggle);
    region?.addEventListener('keydown', pastEnd);
    region?.addEventListener('focusin', come, { capture: true });
    region?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('keydown', toggle);
      region?.removeEventListener('keydown', pastEnd);
      region?.removeEventListener('focusin', come, { capture: true });
      region?.removeEventListener('focusout', leave);
    };
  }, [pile, hasFocus]);

  return {
    inside,
    away,
    enter(event) {
      event.preventDefault();
      goToNewest();
    },
    moveOn() {
      if (!goToNewest()) goBack();
    },
  };
}
