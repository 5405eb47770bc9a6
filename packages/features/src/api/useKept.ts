import type { AnswerOf, CallPath } from '@siren/contract/calls';
import { useState } from 'react';
import type { SWRConfiguration } from 'swr';
import type { AsyncState } from './asyncState.ts';
import type { Resource } from './resource.ts';
import { useResource } from './useResource.ts';

export interface Kept<Answer> {
  /** The answer to what is asked for; until it comes, the one before. */
  data: Answer | undefined;
  /** `data` answers what is asked for. */
  fresh: boolean;
  /** Why there is no answer to what is asked for. */
  error: unknown;
  /** Of what is asked for. */
  state: AsyncState;
  retry(): void;
}

/**
 * Reads a resource and keeps the answer before it on the screen, for as long as the next one is on its way. Where that
 * fails there is an error; an answer that is merely old, and could not be read anew, is none. What was answered to
 * the same question in another city, or to somebody else, is forgotten then: nobody is shown those prices any more.
 */
export function useKept<Path extends CallPath>(
  wanted: Resource<Path>,
  options?: SWRConfiguration<AnswerOf<Path>>,
): Kept<AnswerOf<Path>> {
  const { data, error, state, mutate } = useResource(wanted, options);
  const [before, setBefore] = useState({ key: wanted.key, data });
  const fresh = data !== undefined;
  const isPast = !fresh && error !== undefined && before.key === wanted.key;
  if ((fresh || isPast) && data !== before.data) setBefore({ key: wanted.key, data });
  return {
    data: fresh ? data : before.data,
    fresh,
    error: fresh ? undefined : error,
    state,
    retry: () => void mutate(),
  };
}
