import { resource } from '../api/index.ts';

/** Everything that the visitor keeps. */
export const favoritesResource = resource('/api/favorites/list', {});
