import type { Info } from '@siren/contract/info';
import { useResource } from '../api/index.ts';
import { infoResource } from './infoResource.ts';

/** App info; undefined only until the first answer where a page came without a payload. */
export function useInfo(): Info | undefined {
  return useResource(infoResource).data;
}
