import type { Info } from '@siren/contract/info';
import { notifications } from '@siren/ui/notifications';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { guestInfo } from './guestInfo.ts';
import { infoResource } from './infoResource.ts';
import { forgetOwn } from './ownStorage.ts';

/**
 * Drops all that is somebody's own from storage, cache and screen, without waiting for any answer. Where a session has
 * `ended` by itself the same person is still there, and popups stay: one of them says so.
 */
export function useForget(): (how?: { ended?: boolean }) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ ended = false } = {}) => {
      forgetOwn();
      // They name what was in the cart, and offer to bring it back.
      if (!ended) notifications.closeAll();
      await mutate<Info>(infoResource.key, (info) => info && guestInfo(info), { revalidate: false });
      await mutate((key) => key !== infoResource.key, undefined, { revalidate: false });
    },
    [mutate],
  );
}
