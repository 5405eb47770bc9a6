import { resource } from '../../api/index.ts';

/** All sections in their order. */
export const sectionsResource = resource('/api/admin/sections/list', {});

/** A section with its filters and its history. */
export const sectionResource = (id: number) => resource('/api/admin/sections/get', { id });
