export { countedSections } from './countedSections.ts';
export { readSections } from './readSections.ts';
export { buildTree, idsBelow, wayTo } from './SectionTree.ts';
export type { SectionNode, SectionTree } from './SectionTree.ts';
export { toBreadcrumbs, toLinks, topLinks, toSection } from './toSection.ts';
