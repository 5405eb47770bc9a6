export { bestOffers } from './bestOffers.ts';
export { markFavorites } from './markFavorites.ts';
export { rankCards } from './rankCards.ts';
export { readCards } from './readCards.ts';
export type { CardRow } from './readCards.ts';
export { shownBadges, toCard } from './toCard.ts';
export type { CardMeans } from './toCard.ts';
