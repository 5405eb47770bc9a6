import type { Reserve } from './entities.ts';

/** Nothing is held for the buyer. */
export const RESERVE_NONE = 5;

/** The reserve of a cart that nothing is held for yet (specification §4). */
export const RESERVE_DEFAULT: Readonly<Reserve> = { status: RESERVE_NONE, date: null };

/**
 * What a reserve means: nothing is held by the status of the default, nor by one without a date, as nobody could say
 * until when; by any other one goods are held until its date.
 *
 * @param now ms since 1970; null where the time is not known yet: then a date counts as to come
 */
export function reserveState({ status, date }: Reserve, now: number | null): 'none' | 'held' | 'ended' {
  if (status === RESERVE_NONE || date === null) return 'none';
  return now !== null && Date.parse(date) <= now ? 'ended' : 'held';
}
