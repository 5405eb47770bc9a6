import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Calls back, while `active`, when a press or the focus goes elsewhere. A window that is left is no leaving. */
export function useLeaving(place: RefObject<HTMLElement | null>, active: boolean, onLeave: () => void): void {
  const look = useEffectEvent(({ target }: Event) => {
    if (!place.current?.contains(target as Node)) onLeave();
  });
  useEffect(() => {
    if (!active) return undefined;
    const kinds = ['pointerdown', 'focusin'];
    for (const kind of kinds) document.addEventListener(kind, look, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, look, true);
    };
  }, [active]);
}
