export { favoriteProducts } from './favoriteProducts.ts';
export { favoritesHandlers } from './favoritesHandlers.ts';
export { favoritesTotal } from './favoritesTotal.ts';
