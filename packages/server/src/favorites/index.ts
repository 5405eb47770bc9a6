export { createFavoritesHandlers } from './createFavoritesHandlers.ts';
export { favoriteProducts } from './favoriteProducts.ts';
export { favoritesTotal } from './favoritesTotal.ts';
export { forgetFavorites } from './letGoFavorite.ts';
export { mergeFavorites } from './mergeFavorites.ts';
