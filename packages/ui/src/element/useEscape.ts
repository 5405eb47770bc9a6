import { useEffect, useEffectEvent } from 'react';

/**
 * Esc pressed where it `isMine` means `act` while `active`, and nothing else: a dialog around it, which listens on the
 * document before anything inside of it, stays open.
 */
export function useEscape(isMine: (target: Element) => boolean, active: boolean, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !isMine(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!active) return;
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [active]);
}
