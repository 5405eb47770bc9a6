import type { Info } from '@siren/contract/info';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { infoResource } from './infoResource.ts';

/**
 * Takes over an app info that came with another answer, and has everything else read afresh: prices, stock and
 * what one may do follow the region and the user (specification §4). What is on the screen stays there until
 * its new answer comes.
 */
export function useTakeInfo(): (info: Info) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (info) => {
      await mutate(infoResource.key, info, { revalidate: false });
      await mutate((key) => key !== infoResource.key, undefined, { revalidate: true });
    },
    [mutate],
  );
}
