import type { AnswerOf, CallPath } from '@siren/contract/calls';
import useSWR from 'swr';
import { useApi } from '../../../api/index.ts';
import type { Resource } from '../../../api/index.ts';

export const foundStates = ['off', 'loading', 'ready', 'failed'] as const;
export type FoundState = (typeof foundStates)[number];

export interface Found<Answer> {
  /** Of what is asked for, never of what was asked before. */
  answer: Answer | undefined;
  /** `off` while nothing is asked for. */
  state: FoundState;
  error: unknown;
  retry(): void;
}

function stateOf({ data, error }: { data: unknown; error: unknown }, isAsking: boolean): FoundState {
  if (data !== undefined) return 'ready';
  return error !== undefined && !isAsking ? 'failed' : 'loading';
}

/** Asks the server for records, or for nothing. What was found before is shown at once and asked for anew: records change. */
export function useFound<Path extends CallPath>(wanted: Resource<Path> | null): Found<AnswerOf<Path>> {
  const api = useApi();
  const read = useSWR<AnswerOf<Path>, unknown>(
    wanted?.key ?? null,
    wanted && (() => api.call(wanted.path, wanted.payload)),
    { revalidateIfStale: true },
  );
  return {
    answer: read.data,
    state: wanted ? stateOf(read, read.isValidating) : 'off',
    error: read.error,
    retry: () => void read.mutate(),
  };
}
