import type { AnswerOf, CallPath } from '@siren/contract/calls';
import useSWR from 'swr';
import type { KeyedMutator, SWRConfiguration } from 'swr';
import { useApi } from './ApiContext.tsx';
import { asyncState } from './asyncState.ts';
import type { AsyncState } from './asyncState.ts';
import type { Resource } from './resource.ts';

/** What is known of a resource. Its reader renders anew for changes of the fields that it has read, and for no other. */
export interface Read<Answer> {
  readonly data: Answer | undefined;
  /** Why it could not be read; it stays while it is tried again. */
  readonly error: unknown;
  readonly state: AsyncState;
  mutate: KeyedMutator<Answer>;
}

/** Reads a resource: from the cache that the page's payload filled, else from the server. */
export function useResource<Path extends CallPath>(
  wanted: Resource<Path>,
  options?: SWRConfiguration<AnswerOf<Path>>,
): Read<AnswerOf<Path>> {
  const api = useApi();
  const read = useSWR<AnswerOf<Path>>(wanted.key, () => api.call(wanted.path, wanted.payload), options);
  // SWR notes which of its fields are read, so they are read only when ours are.
  return {
    get data() {
      return read.data;
    },
    get error(): unknown {
      return read.error;
    },
    get state() {
      return asyncState(read);
    },
    mutate: read.mutate,
  };
}
