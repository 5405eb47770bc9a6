import { firstBadges } from '@siren/domain/catalog';
import type { CardBadge } from '@siren/domain/catalog';

/** Badges that a new shop has, by their codes. */
export const badgesNamed = (...codes: readonly string[]): CardBadge[] =>
  firstBadges
    .filter(({ code }) => codes.includes(code))
    .map(({ code, name, tone, rule }) => ({ code, name, tone, rule }));
