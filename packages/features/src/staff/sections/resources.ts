import { resource } from '../../api/index.ts';

/** Others move sections too, and imports bring some: whoever comes back sees them as they are now. */
export const asItIsNow = { revalidateIfStale: true };

/** All sections in their order. */
export const sectionsResource = resource('/api/admin/sections/list', {});

/** A section with its filters and its history. */
export const sectionResource = (id: number) => resource('/api/admin/sections/get', { id });
