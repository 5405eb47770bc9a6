import type { SWRConfiguration } from 'swr';
import { cachePolicy } from '../../api/index.ts';

/** How often one asks anew at most by coming back to the window, ms: a look at a client stands in the security log. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Colleagues and buyers change what the staff look at: whoever comes back to a screen or to the window sees it as it is
 * now. What was there before stays on the screen until then.
 */
export const staffCachePolicy: SWRConfiguration = {
  ...cachePolicy,
  revalidateIfStale: true,
  revalidateOnFocus: true,
  focusThrottleInterval: LOOK_AGAIN_MS,
  // Parts of a screen share what is on its way; an answer is old as soon as it is there.
  dedupingInterval: 0,
};
