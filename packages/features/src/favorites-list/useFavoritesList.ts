import type { FavoriteList } from '@siren/domain/favorites';
import { useSyncExternalStore } from 'react';
import { useKept } from '../api/index.ts';
import type { AsyncState } from '../api/index.ts';
import { favoritesResource, useFavoritesSession } from '../favorites/index.ts';

export interface KeptList {
  /** What is kept now, unanswered changes included; undefined until it is loaded. */
  list: FavoriteList | undefined;
  error: unknown;
  state: AsyncState;
  retry(): void;
}

/** The list of the server without what was let go of since: that comes back to its place with «Вернуть». */
export function useFavoritesList(): KeptList {
  const { data, error, state, retry } = useKept(favoritesResource);
  const session = useFavoritesSession();
  const isKept = ({ id }: { id: number }) => session.isKept(id, true);
  const read = () => [...(data?.items ?? []), ...(data?.lost ?? [])].map(isKept).join();
  useSyncExternalStore(session.subscribe, read, read);
  const items = data?.items.filter(isKept) ?? [];
  const lost = data?.lost.filter(isKept) ?? [];
  return {
    list: data && { items, lost, total: items.length + lost.length },
    error,
    state,
    retry,
  };
}
