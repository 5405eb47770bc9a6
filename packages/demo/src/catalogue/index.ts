export { counts } from './catalogue.ts';
export type { CatalogueCounts } from './catalogue.ts';
export { feedOf } from './feedOf.ts';
export type { FeedRegion } from './feedOf.ts';
export { sectionId, sections } from './sections.ts';
export type { SectionCode } from './sections.ts';
