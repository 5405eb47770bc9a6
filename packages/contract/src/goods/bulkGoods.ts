import {
  GOODS_SELECTED_MAX,
  isAnyChange,
  oldPriceWishes,
  PERCENT_MAX,
  priceHindrances,
  priceMoves,
  priceRoundings,
} from '@siren/domain/goods';
import type { PriceChange, PricePair, PricePreview, SelectedGood } from '@siren/domain/goods';
import { BULK_MAX } from '@siren/domain/lists';
import { MONEY_MAX } from '@siren/domain/money';
import { z } from 'zod';
import { defineCall, entity, id, money, typed } from '../call/index.ts';
import { bulkAnswer, needsOf } from '../staff/index.ts';
import { goodFilters } from './goodFilters.ts';

const needs = { all: needsOf('goods') };
const count = z.int().min(0);
const seen = z.object({ id, version: count });

const selectedGood = entity<SelectedGood>()(
  z.object({ id, version: count, name: z.string(), hidden: z.boolean() }),
);

const change = entity<PriceChange>()(
  z
    .strictObject({
      move: z.enum([...priceMoves, 'feed']),
      by: z
        .number()
        .min(-MONEY_MAX)
        .max(MONEY_MAX)
        .refine((by) => Math.round(by * 100) / 100 === by, 'more than two decimals'),
      rounding: z.enum(priceRoundings),
      oldPrice: z.enum(oldPriceWishes),
      regions: z.array(id).min(1).max(100).nullable(),
    })
    .refine(({ move, by }) => move !== 'percent' || Math.abs(by) <= PERCENT_MAX, {
      path: ['by'],
      error: `не больше ${PERCENT_MAX} процентов`,
    })
    .refine(isAnyChange, { path: ['by'], error: 'такая правка ничего не меняет' }),
);

const pair = entity<PricePair>()(z.object({ price: money, oldPrice: money.nullable() }));
const shown = {
  good: z.object({ id, name: z.string() }),
  article: z.string(),
  region: z.string(),
  from: pair,
};
const why = z.enum(priceHindrances);
/** Tells the prices of a good as they were seen from any others. */
const print = z.string().min(1).max(40);

const preview = entity<PricePreview>()(
  z
    .object({
      goods: z.array(seen.extend({ print })),
      changed: count,
      same: count,
      first: z.array(z.object({ ...shown, to: pair })),
      refused: z.array(z.object({ why, count })),
      firstRefused: z.array(z.object({ ...shown, why })),
    })
    .meta({ id: 'PricePreview' }),
);

/** Names a change of many prices: sent again it changes nothing again, and it is undone by it. */
const run = z.uuid();
/** Key of a press, the same in all its portions: the history keeps them together. */
const press = z.uuid().optional();

export const bulkGoodsCalls = {
  '/api/admin/catalog/select': defineCall({
    summary:
      'Every good of a filter, to be worked on together. Refused where there are not as many as whoever selects them was told',
    needs,
    payload: z.object({
      query: typed(200).default(''),
      filters: z.strictObject(goodFilters).partial().default({}),
      /** How many there were on the screen. */
      count: z.int().min(1).max(GOODS_SELECTED_MAX),
    }),
    answer: z.object({ goods: z.array(selectedGood) }),
    errors: ['general.conflict'],
  }),
  '/api/admin/catalog/preview-prices': defineCall({
    summary:
      'What a change of prices would do to these goods: how many prices change, the first of them, and what cannot change and why. Nothing is changed',
    needs,
    payload: z.object({ change, goods: z.array(id).min(1).max(GOODS_SELECTED_MAX) }),
    answer: preview,
    errors: [],
  }),
  '/api/admin/catalog/change-prices': defineCall({
    summary:
      'Change the prices of several goods, each good by itself and as its preview was: what stands against one of them keeps none of the others',
    needs,
    payload: z.object({ run, change, goods: z.array(seen.extend({ print })).min(1).max(BULK_MAX) }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/catalog/undo-prices': defineCall({
    summary:
      'Give several goods exactly the prices that they had before a change of many; a good that somebody has changed since stays',
    needs,
    payload: z.object({ run, press, goods: z.array(id).min(1).max(BULK_MAX) }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
  '/api/admin/catalog/show': defineCall({
    summary: 'Hide several goods from shoppers, or show them again; each by itself and as it was seen',
    needs,
    payload: z.object({ hidden: z.boolean(), press, goods: z.array(seen).min(1).max(BULK_MAX) }),
    answer: bulkAnswer,
    errors: [],
    changes: 'money',
    confirm: 'staff',
  }),
};
