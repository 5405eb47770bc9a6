import type { Info } from '@siren/contract/info';
import { useResource } from '../api/index.ts';
import { infoResource } from './infoResource.ts';

/** Who one is may change with it, so it is never read by itself: whoever reads it anew takes it over (`useTakeInfo`). */
const policy = { revalidateOnReconnect: false };

/** App info; undefined only until the first answer where a page came without a payload. */
export function useInfo(): Info | undefined {
  return useResource(infoResource, policy).data;
}
