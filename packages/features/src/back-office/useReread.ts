import type { CallPath } from '@siren/contract/calls';
import { useKept, useResource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** What is read again and again while it is shown. `stale`: why it is as it was; undefined where it is as it is (behaviour office-56). */
export function useReread<Path extends CallPath>(wanted: Resource<Path>) {
  const kept = useKept(wanted);
  const { error } = useResource(wanted);
  return { ...kept, stale: kept.fresh ? error : undefined };
}
