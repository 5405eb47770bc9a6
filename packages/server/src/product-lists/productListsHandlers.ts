import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { applyOperations } from './applyOperations.ts';
import { deleteList, restoreList } from './deleteList.ts';
import { findListGoods, findPasted } from './findGoods.ts';
import { followList } from './followList.ts';
import { listLists } from './listLists.ts';
import { readGoods } from './readGoods.ts';
import { createList, readStaffList } from './readStaffList.ts';

/** Calls by which staff keep lists of goods, several of them at once. */
export const productListsHandlers: Pick<Handlers, Extract<CallPath, `/api/tools/product-lists/${string}`>> = {
  '/api/tools/product-lists/list': listLists,
  '/api/tools/product-lists/create': createList,
  '/api/tools/product-lists/delete': deleteList,
  '/api/tools/product-lists/restore': restoreList,
  '/api/tools/product-lists/get': (context, { id }) => readStaffList(context, id),
  '/api/tools/product-lists/follow': followList,
  '/api/tools/product-lists/apply': applyOperations,
  '/api/tools/product-lists/goods': async ({ db, place }, { offers }) => ({
    goods: await readGoods(db, place.region.id, offers),
  }),
  '/api/tools/product-lists/find': findListGoods,
  '/api/tools/product-lists/articles': findPasted,
};
