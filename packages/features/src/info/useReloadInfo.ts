import { useCallback } from 'react';
import { useApi } from '../api/index.ts';
import { infoResource } from './infoResource.ts';
import { useTakeInfo } from './useTakeInfo.ts';
import type { TakeOptions } from './useTakeInfo.ts';

/** Reads the app info anew, and all else with it: after login and logout (behaviour pages-10). */
export function useReloadInfo(): (options?: TakeOptions) => Promise<void> {
  const api = useApi();
  const takeInfo = useTakeInfo();
  return useCallback(
    async (options) => takeInfo(await api.call(infoResource.path, infoResource.payload), options),
    [api, takeInfo],
  );
}
