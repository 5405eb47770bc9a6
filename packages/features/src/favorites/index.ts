export { FavoriteButton } from './FavoriteButton.tsx';
export type { FavoriteButtonProps } from './FavoriteButton.tsx';
export { FavoritesProvider, useFavoritesSession } from './FavoritesContext.tsx';
export { useFavoritesCount } from './useFavoritesCount.ts';
export { favoritesResource } from './favoritesResource.ts';
