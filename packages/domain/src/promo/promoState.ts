import type { Period, PromoState } from './entities.ts';

/** Where `now` (ms since 1970) stands in a period: it begins at `startsAt` and has ended at `endsAt`. */
export function promoState({ startsAt, endsAt }: Period, now: number): PromoState {
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'ended';
  return startsAt !== null && now < Date.parse(startsAt) ? 'upcoming' : 'running';
}
