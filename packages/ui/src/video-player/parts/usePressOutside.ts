import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Tells of presses anywhere but in `frame`, while `active`. */
export function usePressOutside(
  frame: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  const tell = useEffectEvent((event: PointerEvent) => {
    if (!frame.current?.contains(event.target as Node)) onPress();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: PointerEvent) => tell(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [active]);
}
