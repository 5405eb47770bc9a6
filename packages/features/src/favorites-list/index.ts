export { FavoritesPage } from './FavoritesPage.tsx';
