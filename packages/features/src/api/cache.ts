import type { SWRConfiguration } from 'swr';

/** Answers by cache key: what `_payload.json` and the first HTML carry. */
export type Payload = Record<string, unknown>;

/**
 * What the page's payload brought is as fresh as the page: nothing is asked for again on mount. Failed reads
 * are not repeated by themselves; the failed state offers to.
 */
export const cachePolicy: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
};
