import { media } from '@siren/ui/theme';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** How long a pointer stays before that means something, ms. */
const REST_MS = 200;
/** How long it may be away on its way back, ms. */
const AWAY_MS = 350;

interface Rest {
  onRest(): void;
  onAway(): void;
}

/**
 * Tells when a pointer has come to rest in a place, and when it has left it for good. A finger does neither, nor does a
 * pen: most are felt only while they touch, and «leave» with each press.
 */
export function usePointerRest(place: RefObject<HTMLElement | null>, { onRest, onAway }: Rest): void {
  const rest = useEffectEvent(onRest);
  const away = useEffectEvent(onAway);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (act: () => void, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') wait(() => rest(), REST_MS);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') wait(() => away(), AWAY_MS);
    };
    // A press is heard by itself.
    const press = () => clearTimeout(timer);
    // It has come before this code.
    if (element.matches(':hover') && matchMedia(media.hover).matches) wait(() => rest(), REST_MS);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', press);
    };
  }, [place]);
}
