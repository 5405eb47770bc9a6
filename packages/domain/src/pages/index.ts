export { blockTypesOf, blockWords, newBlock } from './blockTypes.ts';
export { isBlockShown, shownAlways, withShown } from './blockShown.ts';
export type { Seeing } from './blockShown.ts';
export { changedContent } from './changedContent.ts';
export { choosesCoupon } from './choosesCoupon.ts';
export { copiedContent, emptyContent, lostTypes } from './copiedContent.ts';
export { comparePages } from './comparePages.ts';
export type { ComparedBlock, PageComparison } from './comparePages.ts';
export { BLOCK_PRICE_MAX, goodsPicks, heroLinkPages, pageKinds } from './entities.ts';
export type {
  BlockShown,
  DraftBlock,
  GoodsPick,
  HeroLink,
  ListedGoods,
  NamedGoods,
  OwnHero,
  PageBlock,
  PageBlockOf,
  PageBlockType,
  PageContent,
  PageCoupon,
  PageFilm,
  PageGood,
  PageKind,
  PagePicture,
  PageProblem,
  PageVersion,
  PageVersionContent,
  StaffPage,
  StaffPageRow,
} from './entities.ts';
export { deletePageProblem } from './deletePage.ts';
export type { DeletePageProblem, PageUses } from './deletePage.ts';
export { footMoveOf, movedFoot } from './footOrder.ts';
export type { FootMove } from './footOrder.ts';
export { addressNote, newPagePath, takenProblem } from './newPage.ts';
export { heroProblem } from './heroProblem.ts';
export { pageProblems, pricesProblem } from './pageProblems.ts';
export type { PageFacts } from './pageProblems.ts';
