import type { Resource } from '../api/index.ts';

/** The login page starts with the app info alone, which every page has. */
export function loginResources(): Resource[] {
  return [];
}
