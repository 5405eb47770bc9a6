import { useEffect, useSyncExternalStore } from 'react';
import { useFavoritesSession } from './FavoritesContext.tsx';

export interface Favorite {
  kept: boolean;
  /** Keeps it, or lets it go; shown at once. */
  toggle(): void;
}

/** Whether a good is kept. `flag` is what its card says, undefined where the card does not know. */
export function useFavorite(id: number, flag?: boolean): Favorite {
  const session = useFavoritesSession();
  const read = () => session.isKept(id, flag);
  const kept = useSyncExternalStore(session.subscribe, read, read);
  useEffect(() => session.watch(id, flag), [session, id, flag]);
  return { kept, toggle: () => session.set(id, !session.isKept(id, flag), flag) };
}
