import type { AnswerOf, CallPath } from '@siren/contract/calls';
import useSWR from 'swr';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { useApi } from './ApiContext.tsx';
import type { Resource } from './resource.ts';

/** Reads a resource: from the cache that the page's payload filled, else from the server. */
export function useResource<Path extends CallPath>(
  wanted: Resource<Path>,
  options?: SWRConfiguration<AnswerOf<Path>>,
): SWRResponse<AnswerOf<Path>> {
  const api = useApi();
  return useSWR<AnswerOf<Path>>(wanted.key, () => api.call(wanted.path, wanted.payload), options);
}
