export { createSections } from './Sections.ts';
export type { Sections } from './Sections.ts';
