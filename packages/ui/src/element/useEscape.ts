import { useEffect, useEffectEvent } from 'react';

/** Whoever waits for Esc. The last one that came is asked first, for it opened inside of the others. */
const waiting = new Set<(target: Element) => boolean>();

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  if (![...waiting].findLast((take) => take(event.target as Element))) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Esc pressed where it `isMine` means `act` while `active`, and nothing else: a dialog around it, which listens on the
 * document before anything inside of it, stays open.
 */
export function useEscape(
  isMine: (target: Element) => boolean,
  active: boolean,
  act: (target: Element) => void,
): void {
  const take = useEffectEvent((target: Element) => {
    const mine = isMine(target);
    if (mine) act(target);
    return mine;
  });
  useEffect(() => {
    if (!active) return;
    waiting.add(take);
    /* The same listener is added once only. */
    addEventListener('keydown', press, true);
    return () => void waiting.delete(take);
  }, [active]);
}
