export type * from './entities.ts';
export { badges, sectionSorts, stockStatuses, tiles } from './entities.ts';
export { badgesOf } from './badgesOf.ts';
export type { BadgeFacts } from './badgesOf.ts';
export { discountPercent } from './discountPercent.ts';
export { SECTION_PAGE_SIZE, pageCount } from './pageCount.ts';
export { slugify } from './slugify.ts';
export { FEW_MAX, stockOf } from './stockOf.ts';
