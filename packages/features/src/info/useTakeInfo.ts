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
 * what one may do follow the region and the user (specification §4). What is on the screen stays there until
 * its new answer comes; only what was a user's who is not there any more goes at once, as with a logout: their session
 * may have ended by itself. Other tabs are told, so that none goes on showing another city or somebody's things.
 */
export function useTakeInfo(): (info: Info, options?: TakeOptions) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const forget = useForget();
  const tabs = useTabs();
  return useCallback(
    async (info, { heard = false } = {}) => {
      if (!heard) tabs.tell({ type: 'visit', token: info.token });
      const known = (cache.get(infoResource.key)?.data as Info | undefined)?.user;
      if (known && known.id !== info.user?.id) await forget();
      await mutate(infoResource.key, info, { revalidate: false });
      await mutate((key) => key !== infoResource.key, undefined, { revalidate: true });
    },
    [cache, mutate, forget, tabs],
  );
}
