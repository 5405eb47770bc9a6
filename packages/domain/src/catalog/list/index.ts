export { compareListed, compareOffers } from './compareListed.ts';
export type { Listed } from './compareListed.ts';
export { listCards } from './listCards.ts';
export type { DescribedCard } from './listCards.ts';
export type { ListedGood, ListedOffer } from './ListedGood.ts';
export { listGoods, pinsIn } from './listGoods.ts';
export type { ListedPage } from './listGoods.ts';
