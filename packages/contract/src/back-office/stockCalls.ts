import type { Permission } from '@siren/domain/account';
import { OFFICE_GOODS_MAX } from '@siren/domain/back-office';
import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { z } from 'zod';
import { defineCall, empty, id, money, typed } from '../call/index.ts';
import { fitsReason, stockDifference, unfitReason } from '../goods/index.ts';
import { named } from '../orders/index.ts';

const needs: readonly Permission[] = ['backoffice.access'];

const good = z
  .object({
    offer: id,
    /** Of the good that it is a variant of. */
    product: id,
    name: z.string(),
    article: z.string(),
    price: money.nullable(),
    /** That no order holds. */
    pieces: z.int(),
    /** That orders hold there. */
    held: z.int().min(0),
  })
  .meta({ id: 'OfficeGood' });

/** Pieces of goods in a store, as the till mends them. */
export const officeStockCalls = {
  '/api/backoffice/stock/stores': defineCall({
    summary: 'Stores whose pieces are mended',
    needs,
    payload: empty,
    answer: z.object({ stores: z.array(named) }),
    errors: [],
  }),
  '/api/backoffice/stock/find': defineCall({
    summary: `Goods by words, an article or a barcode, with their pieces in a store. At most ${OFFICE_GOODS_MAX}`,
    needs,
    payload: z.object({ store: id, query: typed(MAX_QUERY_LENGTH).min(1) }),
    answer: z.object({ goods: z.array(good).max(OFFICE_GOODS_MAX) }),
    errors: [],
  }),
  '/api/backoffice/stock/change': defineCall({
    summary:
      'Mend the pieces of a variant in a store by a difference, with a reason, as `/api/admin/catalog/change-stock` does; what is sold meanwhile stays sold',
    needs,
    payload: z.object({ product: id, ...stockDifference }).refine(fitsReason, unfitReason),
    answer: good,
    errors: ['good.not_found', 'good.stock_short'],
    changes: 'money',
    confirm: 'staff',
  }),
};
