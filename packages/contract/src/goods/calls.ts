import { BRAND_NAME_MAX } from '@siren/domain/brands';
import { goodSorts, goodStates, handFields, priceProblem, stockReasons } from '@siren/domain/goods';
import type { BadgeChoice, GoodFields, SectionChoice, StaffGood, StaffGoodRow } from '@siren/domain/goods';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDateTime, money, text } from '../call/index.ts';
import { productDocument, productImage } from '../catalog/index.ts';
import { auditEntry, defineList, needsOf } from '../staff/index.ts';
import { badgeCalls } from './badges.ts';
import { bulkGoodsCalls } from './bulkGoods.ts';
import { bulkSectionCalls } from './bulkSections.ts';
import { filmCalls } from './film.ts';
import { goodFilters } from './goodFilters.ts';
import { paramsBack, setParams } from './params.ts';
import { paperCalls } from './papers.ts';
import { pictureCalls } from './pictures.ts';
import { relatedCalls } from './related.ts';
import { stockCalls } from './stock.ts';

const count = z.int().min(0);
const NAME_MAX = 300;
/** A description as long as the import takes one. */
const DESCRIPTION_MAX = 20_000;

const row = entity<StaffGoodRow>()(
  z
    .object({
      id,
      path: z.string(),
      name: z.string(),
      brand: z.string().nullable(),
      variant: id.nullable(),
      article: z.string(),
      variants: count,
      section: z.string(),
      price: money.nullable(),
      oldPrice: money.nullable(),
      pieces: count,
      image: productImage.nullable(),
      state: z.enum(goodStates),
      byHand: z.boolean(),
      version: count,
    })
    .meta({ id: 'StaffGoodRow' }),
);

const list = defineList({
  row,
  filters: goodFilters,
  sorts: goodSorts,
  sums: {},
});

/** As it is told: of the feed, and longer than staff may write it. */
const told = {
  name: z.string(),
  brand: z.string().nullable(),
  section: id,
  description: z.string(),
};

const price = z.object({
  region: z.object({ id, name: z.string(), timeZone: z.string() }),
  price: money,
  oldPrice: money.nullable(),
  feed: z.object({ price: money, oldPrice: money.nullable() }).nullable(),
  byHand: z.object({ by: z.string(), at: isoDateTime }).nullable(),
  pieces: count,
  stores: z.array(
    z.object({
      store: z.object({ id, name: z.string() }),
      pieces: count,
      held: count,
      byHand: z
        .object({ difference: z.int(), reason: z.enum(stockReasons), by: z.string(), at: isoDateTime })
        .nullable(),
    }),
  ),
});

const variant = z.object({
  offer: id,
  article: z.string(),
  options: z.string(),
  hex: z.string().nullable(),
  exposition: z.boolean(),
  gone: z.boolean(),
  prices: z.array(price),
  pictures: z.array(z.object({ id, alt: z.string().nullable(), image: productImage })),
  feedPictures: count.nullable(),
  params: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      value: z.string().nullable(),
      unit: z.string().nullable(),
      feed: z.object({ name: z.string(), value: z.string(), unit: z.string().nullable() }).nullable(),
      byHand: z.boolean(),
    }),
  ),
});

const staffGood = entity<StaffGood>()(
  z
    .object({
      ...told,
      id,
      path: z.string(),
      state: z.enum(goodStates),
      hidden: z.boolean(),
      feed: entity<Partial<GoodFields>>()(z.object(told).partial()),
      variants: z.array(variant),
      related: z.array(
        z.object({
          id,
          name: z.string(),
          article: z.string(),
          image: productImage.nullable(),
          state: z.enum(goodStates),
        }),
      ),
      relatedByHand: z.boolean(),
      film: z
        .object({
          url: z.string(),
          captions: z.string().nullable(),
          address: z.string(),
          name: z.string().nullable(),
          format: z.string().nullable(),
          bytes: z.int().nullable(),
          captionsAddress: z.string().nullable(),
        })
        .nullable(),
      feedFilm: z.object({ url: z.string().nullable() }).nullable(),
      papers: z.array(productDocument.extend({ address: z.string() })),
      feedPapers: z.array(z.string()).nullable(),
      badges: z.array(id),
      version: count,
      changes: z.array(auditEntry),
      timeZone: z.string(),
    })
    .meta({ id: 'StaffGood' }),
);

const section = entity<SectionChoice>()(z.object({ id, name: z.string() }));
const badge = entity<BadgeChoice>()(
  z.object({ id, name: z.string(), byHand: z.boolean(), active: z.boolean() }),
);

const needs = { all: needsOf('goods') };
/** A price of a variant in a region. */
const priced = { offer: id, region: id };
const setPrices = z
  .array(
    z
      .object({ ...priced, price: money, oldPrice: money.nullable() })
      .refine((one) => priceProblem(one.price, one.oldPrice) === null, 'no such price'),
  )
  .max(500)
  .default([]);

export const goodsCalls = {
  ...badgeCalls(staffGood),
  ...bulkGoodsCalls,
  ...bulkSectionCalls,
  ...filmCalls(staffGood),
  ...paperCalls(staffGood),
  ...pictureCalls(staffGood),
  ...relatedCalls(staffGood),
  ...stockCalls(staffGood),
  '/api/admin/catalog/list': defineCall({
    summary: 'Goods of all sources, narrowed, in an order, with how many there are',
    needs,
    ...list,
    errors: [],
  }),
  '/api/admin/catalog/choices': defineCall({
    summary:
      'What goods are narrowed by and put into: all sections from the root down, brands that goods have, badges, and regions that have prices',
    needs,
    payload: empty,
    answer: z.object({
      sections: z.array(section),
      brands: z.array(z.string()),
      badges: z.array(badge),
      regions: z.array(z.object({ id, name: z.string() })),
    }),
    errors: [],
  }),
  '/api/admin/catalog/get': defineCall({
    summary: 'A good with its variants, prices, and what its feed says of what staff set',
    needs,
    payload: z.object({ id }),
    answer: staffGood,
    errors: ['good.not_found'],
  }),
  '/api/admin/catalog/save': defineCall({
    summary:
      'Set fields, prices and params of a good, which no import changes then, and give others back to the feed; only what is named changes',
    needs,
    payload: z.object({
      id,
      version: count,
      set: z
        .strictObject({
          name: text(NAME_MAX).min(1),
          brand: text(BRAND_NAME_MAX).min(1).nullable(),
          section: id,
          description: text(DESCRIPTION_MAX),
          /** Shoppers do not see it. */
          hidden: z.boolean(),
        })
        .partial()
        .default({}),
      back: z.array(z.enum(handFields)).max(handFields.length).default([]),
      prices: setPrices,
      /** Where a variant has none, be it that no feed names one. */
      newPrices: setPrices,
      /** Those that no feed names: what has no price in a region is not sold there. */
      gonePrices: z.array(z.object(priced)).max(500).default([]),
      params: setParams,
      paramsBack: paramsBack,
      pricesBack: z.array(z.object(priced)).max(500).default([]),
    }),
    answer: staffGood,
    errors: ['good.not_found', 'general.conflict'],
    changes: 'money',
    confirm: 'staff',
  }),
};
