import type { Info } from '@siren/contract/info';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { infoResource } from './infoResource.ts';
import { useTabs } from './TabsContext.tsx';
import { useForget } from './useForget.ts';

export interface TakeOptions {
  /** Where the change was made in another tab: the others know of it already. @default false */
  heard?: boolean;
}

/**
 * Takes over an app info that came with another answer, and has everything else read afresh: prices, stock and
 * what one may do follow the region and the user (behaviour pages-10). What is on the screen stays there until
 * its new answer comes, and if none comes; of another visitor, or another place, nothing is shown as if it were of
 * this one. What was a user's who is not there any more goes as with a logout: their session may have ended by itself.
 * Other tabs are told, so that none goes on showing another city or somebody's things.
 */
export function useTakeInfo(): (info: Info, options?: TakeOptions) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const forget = useForget();
  const tabs = useTabs();
  return useCallback(
    async (info, { heard = false } = {}) => {
      if (!heard) tabs.tell({ type: 'visit', token: info.token });
      const known = cache.get(infoResource.key)?.data as Info | undefined;
      const same =
        known?.token === info.token && known.user?.id === info.user?.id && known.city.code === info.city.code;
      if (known?.user && known.user.id !== info.user?.id) await forget({ ended: info.user === null });
      await mutate(infoResource.key, info, { revalidate: false });
      for (const key of cache.keys()) {
        const state = cache.get(key);
        if (key === infoResource.key) continue;
        if (same) void mutate(key);
        // Nobody has begun to read it: nobody shows it.
        if (cache.get(key) === state) void mutate(key, undefined);
      }
    },
    [cache, mutate, forget, tabs],
  );
}
