import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** Blocks of the home page. */
export const homeResource = resource('/api/home', {});

/** What / starts with. */
export function homeResources(): Resource[] {
  return [homeResource];
}
