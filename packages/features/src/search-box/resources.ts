import { resource } from '../api/index.ts';

/** What a query may become while it is typed. */
export const suggestResource = (query: string) => resource('/api/catalog/suggest', { query });
