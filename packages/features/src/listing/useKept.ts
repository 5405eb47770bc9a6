import type { AnswerOf, CallPath } from '@siren/contract/calls';
import { useState } from 'react';
import { useResource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

export interface Kept<Answer> {
  /** The answer to what is asked for; until it comes, the one before. */
  data: Answer | undefined;
  /** `data` answers what is asked for. */
  fresh: boolean;
  /** Why there is no answer to what is asked for. */
  error: unknown;
  /** It is being asked for, perhaps again. */
  loading: boolean;
  retry(): void;
}

/** Reads a resource and keeps the answer before it on the screen, for as long as the next one is on its way. */
export function useKept<Path extends CallPath>(wanted: Resource<Path>): Kept<AnswerOf<Path>> {
  const { data, error, isValidating, mutate } = useResource(wanted);
  const [before, setBefore] = useState(data);
  if (data !== undefined && data !== before) setBefore(() => data);
  return {
    data: data ?? before,
    fresh: data !== undefined,
    error: data === undefined ? (error as unknown) : undefined,
    loading: isValidating,
    retry: () => void mutate(),
  };
}
