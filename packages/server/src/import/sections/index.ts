export { createSections } from './Sections.ts';
export type { Sections } from './Sections.ts';
export { createLateSections } from './createLateSections.ts';
export type { LateSections } from './createLateSections.ts';
