export { cheaperBy } from './cheaperBy.ts';
export type * from './entities.ts';
export { favoriteLosses } from './entities.ts';
export { favoriteAvailabilities, favoriteCounts, hasAvailability } from './favoriteAvailability.ts';
export type { FavoriteAvailability } from './favoriteAvailability.ts';
export { favoriteSorts, sortFavorites } from './sortFavorites.ts';
export type { FavoriteSort } from './sortFavorites.ts';
export { whyNotToCart } from './whyNotToCart.ts';
export type { FavoriteObstacle } from './whyNotToCart.ts';
