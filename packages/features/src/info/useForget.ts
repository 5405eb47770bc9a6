import type { Info } from '@siren/contract/info';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { guestInfo } from './guestInfo.ts';
import { infoResource } from './infoResource.ts';
import { forgetOwn } from './ownStorage.ts';

/** Drops all that is somebody's own from storage, cache and screen, without waiting for any answer. */
export function useForget(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    forgetOwn();
    await mutate<Info>(infoResource.key, (info) => info && guestInfo(info), { revalidate: false });
    await mutate((key) => key !== infoResource.key, undefined, { revalidate: false });
  }, [mutate]);
}
