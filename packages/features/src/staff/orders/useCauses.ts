import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import type { CausesResource } from './resources.ts';

/** Why an order is cancelled: what may be chosen, the first of it until something else is. */
export function useCauses(from: CausesResource) {
  // Who keeps the reference may have changed it since the last order was cancelled.
  const { data, error, mutate } = useResource(from, { revalidateIfStale: true });
  const [wanted, setWanted] = useState<number | null>(null);
  const causes = data?.causes ?? [];
  const chosen = causes.find(({ id }) => id === wanted) ?? causes[0];
  return {
    causes,
    /** null where none can be chosen. */
    chosen: chosen?.id ?? null,
    choose: setWanted,
    isLoading: data === undefined && error === undefined,
    error: data === undefined ? error : undefined,
    readAgain: () => void mutate(),
  };
}

export type Causes = ReturnType<typeof useCauses>;
