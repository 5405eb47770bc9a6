export { blockTypesOf, blockWords, newBlock } from './blockTypes.ts';
export { isBlockShown, shownAlways, withShown } from './blockShown.ts';
export type { Seeing } from './blockShown.ts';
export { changedContent } from './changedContent.ts';
export { comparePages } from './comparePages.ts';
export type { ComparedBlock, PageComparison } from './comparePages.ts';
export { goodsPicks, pageKinds } from './entities.ts';
export type {
  BlockShown,
  DraftBlock,
  GoodsPick,
  NamedGoods,
  PageBlock,
  PageBlockOf,
  PageBlockType,
  PageContent,
  PageGood,
  PageKind,
  PagePicture,
  PageProblem,
  PageVersion,
  PageVersionContent,
  StaffPage,
  StaffPageRow,
} from './entities.ts';
export { footMoveOf, movedFoot } from './footOrder.ts';
export type { FootMove } from './footOrder.ts';
export { pageProblems } from './pageProblems.ts';
export type { PageFacts } from './pageProblems.ts';
