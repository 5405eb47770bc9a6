import type { CallPath } from '@siren/contract/calls';
import { useKept, useResource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';
import { useOrdersNews } from './useOrdersNews.ts';

/** What is read anew with each news of orders. `stale`: why what is shown of it is as it was; undefined where it is as it is. */
export function useLive<Path extends CallPath>(wanted: Resource<Path>) {
  const kept = useKept(wanted);
  const { error } = useResource(wanted);
  useOrdersNews(kept.retry);
  return { ...kept, stale: kept.fresh ? error : undefined };
}
