import type { AnswerOf } from '@siren/contract/calls';
import type { Info } from '@siren/contract/info';
import { whenIdle } from '@siren/ui/element';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { useCartSession } from '../cart/index.ts';
import { infoResource, useInfo, useTabs } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { favoritesResource } from './favoritesResource.ts';
import type { FavoriteChange } from './FavoritesSession.ts';
import { LateFavorites } from './LateFavorites.ts';
import type { Favorites } from './LateFavorites.ts';

const Context = createContext<Favorites | null>(null);

const NOT_KEPT = 'Товар не\u00a0добавлен в\u00a0избранное.';
const STILL_KEPT = 'Товар остался в\u00a0избранном.';

/** One truth about what is kept for everything below: header, cards, product page, list. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const { fail } = useNotices();
  const { cache, mutate } = useSWRConfig();
  const tabs = useTabs();
  const { look } = useCartSession();
  const user = useInfo()?.user?.id ?? null;

  const [taken] = useState(() => ({ id, value, total }: FavoriteChange) => {
    const info = cache.get(infoResource.key)?.data as Info | undefined;
    if (info) void mutate(infoResource.key, { ...info, favorites: total }, { revalidate: false });
    // What is let go of stays in the list, unseen, so that it can come back to its place.
    const list = cache.get(favoritesResource.key)?.data as AnswerOf<'/api/favorites/list'> | undefined;
    if (value && list && !list.items.some((item) => item.id === id))
      void mutate(favoritesResource.key, undefined, { revalidate: true });
  });
  const [session] = useState(
    () =>
      new LateFavorites({
        api,
        onChange(change) {
          taken(change);
          tabs.tell({ type: 'favorite', ...change });
        },
        onFailure: (error, value) => fail(error, value ? NOT_KEPT : STILL_KEPT),
        look,
        now: () => Date.now(),
        later: (task, ms) => setTimeout(task, ms),
      }),
  );

  useEffect(
    () =>
      tabs.listen((message) => {
        if (message.type !== 'favorite') return;
        session.hear(message.id, message.value);
        taken(message);
      }),
    [tabs, session, taken],
  );

  useEffect(() => whenIdle(session.fetch), [session]);

  const before = useRef(user);
  useEffect(() => {
    if (before.current === user) return;
    before.current = user;
    session.forget();
  }, [user, session]);

  // A page that slept in the background heard nothing of what happened meanwhile.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && session.check();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);

  return <Context value={session}>{children}</Context>;
}

/** What is kept in this tab. Throws outside a `FavoritesProvider`. */
export function useFavoritesSession(): Favorites {
  const session = useContext(Context);
  if (!session) throw new Error('useFavoritesSession needs a <FavoritesProvider> above it');
  return session;
}
