import type { CallPath } from '@siren/contract/calls';
import type { Resource } from '../api/index.ts';
import { useOrdersNews } from './useOrdersNews.ts';
import { useReread } from './useReread.ts';

/** What is read anew with each news of orders. */
export function useLive<Path extends CallPath>(wanted: Resource<Path>) {
  const read = useReread(wanted);
  useOrdersNews(read.retry);
  return read;
}
