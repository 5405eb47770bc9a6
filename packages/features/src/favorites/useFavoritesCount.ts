import { useSyncExternalStore } from 'react';
import { useInfo } from '../info/index.ts';
import { useFavoritesSession } from './FavoritesContext.tsx';

/** How many goods are kept, what is not saved yet included. */
export function useFavoritesCount(): number {
  const session = useFavoritesSession();
  const unsaved = useSyncExternalStore(session.subscribe, session.unsaved, session.unsaved);
  return Math.max(0, (useInfo()?.favorites ?? 0) + unsaved);
}
