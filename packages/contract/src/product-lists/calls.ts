import { QUERY_MAX } from '@siren/domain/lists';
import { LIST_GOODS_MOST, listSorts, LIST_OPERATIONS_MAX } from '@siren/domain/product-lists';
import { z } from 'zod';
import { defineCall, empty, id, text, typed } from '../call/index.ts';
import { defineList, needsOf } from '../staff/index.ts';
import {
  listAnswer,
  listContent,
  listedGood,
  listEditor,
  listFilters,
  listName,
  listOperation,
  pastedGoods,
  productListRow,
  staffList,
} from './schemas.ts';

const needs = { all: needsOf('product-lists') };
const PASTED_SIGNS_MAX = 20_000;
const goods = z.object({ goods: z.array(listedGood) });

export const productListsCalls = {
  '/api/tools/product-lists/list': defineCall({
    summary: 'Lists of goods that pages of the shop show, narrowed, in an order',
    needs,
    ...defineList({ row: productListRow, filters: listFilters, sorts: listSorts, sums: {} }),
    errors: [],
  }),
  '/api/tools/product-lists/create': defineCall({
    summary:
      'Make a list, a draft without goods or with those of another list. The same key makes one; asked for another list by it, it is refused with the one that was made',
    needs,
    payload: z.object({ idempotencyKey: z.uuid(), name: listName, copyOf: id.nullable().default(null) }),
    answer: staffList,
    errors: ['product_list.not_found', 'product_list.made_otherwise'],
  }),
  '/api/tools/product-lists/delete': defineCall({
    summary: 'Delete a list as it was seen, which no block of a page shows; it can be brought back',
    needs,
    payload: z.object({ id, version: z.int().min(0) }),
    answer: empty,
    errors: ['product_list.not_found', 'product_list.used', 'general.conflict'],
  }),
  '/api/tools/product-lists/restore': defineCall({
    summary: 'Bring a deleted list back as it was; one that is there stays as it is',
    needs,
    payload: z.object({ id }),
    answer: staffList,
    errors: ['product_list.not_found'],
  }),
  '/api/tools/product-lists/get': defineCall({
    summary: 'A list with its goods as shoppers of one’s city see them, and where it stands',
    needs,
    payload: z.object({ id }),
    answer: staffList,
    errors: ['product_list.not_found'],
  }),
  '/api/tools/product-lists/follow': defineCall({
    summary: 'What others made of a list since a version, and who works on it; tells them of oneself',
    needs,
    payload: z.object({ id, version: z.int().min(0), tab: z.uuid(), offer: id.nullable() }),
    answer: z.object({
      version: z.int().min(0),
      content: listContent.nullable(),
      editors: z.array(listEditor),
    }),
    errors: ['product_list.not_found'],
  }),
  '/api/tools/product-lists/apply': defineCall({
    summary:
      'Change a list by operations, each once, whatever others did meanwhile; the shop shows it at once',
    needs,
    payload: z.object({ id, operations: z.array(listOperation).min(1).max(LIST_OPERATIONS_MAX) }),
    answer: listAnswer,
    errors: ['product_list.not_found'],
  }),
  '/api/tools/product-lists/goods': defineCall({
    summary: 'Goods by the ids of their offers, those that are gone too',
    needs,
    payload: z.object({ offers: z.array(id).max(LIST_GOODS_MOST) }),
    answer: goods,
    errors: [],
  }),
  '/api/tools/product-lists/find': defineCall({
    summary: 'Variants of goods by name or code',
    needs,
    payload: z.object({ query: typed(QUERY_MAX).min(1) }),
    answer: goods,
    errors: [],
  }),
  '/api/tools/product-lists/articles': defineCall({
    summary: 'Variants that pasted articles and barcodes mean, and what means none',
    needs,
    payload: z.object({ text: text(PASTED_SIGNS_MAX).min(1) }),
    answer: pastedGoods,
    errors: [],
  }),
};
