import type { Resource } from '../api/index.ts';
import { favoritesResource } from '../favorites/index.ts';

/** What /lk/favorites starts with. */
export function favoritesListResources(): Resource[] {
  return [favoritesResource];
}
