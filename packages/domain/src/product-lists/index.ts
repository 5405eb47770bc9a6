export { applyChange, inverseOf, moveBetween } from './applyChange.ts';
export { deleteListProblem } from './deleteListProblem.ts';
export { LIST_GOODS_MAX, LIST_GOODS_MOST, LIST_OPERATIONS_MAX } from './entities.ts';
export type { ListChange, ListContent, ListFields, ListOperation, ListState } from './entities.ts';
export { listChanges } from './listChanges.ts';
export { afterAnswer, shownList } from './listCopy.ts';
export type { ListCopy } from './listCopy.ts';
export { LIST_NAME_MAX, listProblems } from './listProblems.ts';
export { listState } from './listState.ts';
export { listStates, listStateWords } from './listWords.ts';
export { lineOf, mendedArticles, PASTED_MAX, pastedArticles } from './pastedArticles.ts';
export { LIST_SHOWN_MAX, shownGoods } from './shownGoods.ts';
export { listedStates, listSorts } from './staffList.ts';
export type {
  ListAnswer,
  ListedGood,
  ListedState,
  ListEditor,
  ListBlock,
  ListSection,
  ListUse,
  PastedGoods,
  ProductListRow,
  StaffList,
} from './staffList.ts';
