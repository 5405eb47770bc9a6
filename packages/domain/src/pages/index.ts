export { blockTypesOf, blockWords, newBlock } from './blockTypes.ts';
export { changedContent } from './changedContent.ts';
export { goodsPicks, pageKinds } from './entities.ts';
export type {
  DraftBlock,
  GoodsPick,
  NamedGoods,
  PageBlock,
  PageBlockOf,
  PageBlockType,
  PageContent,
  PageGood,
  PageKind,
  PageProblem,
  PageVersion,
  StaffPage,
  StaffPageRow,
} from './entities.ts';
export { pageProblems } from './pageProblems.ts';
export type { PageFacts } from './pageProblems.ts';
