import { resource } from '../../api/index.ts';

/** All sections in their order. */
export const sectionsResource = resource('/api/admin/sections/list', {});

/** What there is of a section, and what names it. */
export const usesResource = (id: number) => resource('/api/admin/sections/uses', { id });

/** A section with its filters and its history. */
export const sectionResource = (id: number) => resource('/api/admin/sections/get', { id });
