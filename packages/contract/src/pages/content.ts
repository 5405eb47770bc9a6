import { BLOCK_PRICE_MAX, goodsPicks, heroLinkPages } from '@siren/domain/pages';
import type { DraftBlock, PageContent } from '@siren/domain/pages';
import { z } from 'zod';
import { entity, id, isoDate, text, typed } from '../call/index.ts';

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 500;
/** Words of a button. */
const LABEL_MAX = 60;
const PARAGRAPH_MAX = 5_000;
const PARAGRAPHS_MAX = 200;
const ADDRESS_MAX = 2_000;
const NAMED_MAX = 500;
const GOODS_MAX = 48;
const BLOCKS_MAX = 50;
const KEY_MAX = 20;
const REGIONS_MAX = 200;

const key = typed(KEY_MAX).min(1);
const title = text(TITLE_MAX);
const named = z.array(id).max(NAMED_MAX);
const price = z.number().min(0).max(BLOCK_PRICE_MAX).nullable();
/** Files and pictures by id; 0 where none is chosen yet. */
const picture = z.int().min(0).max(2_147_483_647);

const goods = z.object({
  offers: named,
  sections: named,
  onSale: z.boolean(),
  priceFrom: price,
  priceTo: price,
  limit: z.int().min(1).max(GOODS_MAX),
});

const hero = z.object({
  title,
  text: text(DESCRIPTION_MAX),
  note: title,
  label: text(LABEL_MAX),
  link: z.object({ page: z.enum(heroLinkPages), id: picture }),
  picture: id.nullable(),
});

const shown = z.object({
  off: z.boolean(),
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  cities: z.array(id).min(1).max(NAMED_MAX).nullable(),
});
const own = { key, shown: shown.optional() };

/** A block as staff write it. */
export const draftBlock = entity<DraftBlock>()(
  z
    .discriminatedUnion('type', [
      z.object({ ...own, type: z.literal('hero'), promo: id.nullable(), own: hero.optional() }),
      z.object({ ...own, type: z.literal('sections'), title }),
      z.object({
        ...own,
        type: z.literal('products'),
        title,
        choice: z.union([z.enum(goodsPicks), z.strictObject({ list: picture }), goods]),
      }),
      z.object({ ...own, type: z.literal('promos'), title }),
      z.object({ ...own, type: z.literal('stores'), title }),
      z.object({
        ...own,
        type: z.literal('text'),
        title,
        paragraphs: z.array(text(PARAGRAPH_MAX)).max(PARAGRAPHS_MAX),
      }),
      z.object({
        ...own,
        type: z.literal('picture'),
        picture,
        alt: title.nullable(),
        caption: text(DESCRIPTION_MAX),
      }),
      z.object({
        ...own,
        type: z.literal('video'),
        title,
        url: typed(ADDRESS_MAX),
        captions: typed(ADDRESS_MAX).nullable(),
        poster: id.nullable(),
      }),
      z.object({ ...own, type: z.literal('countdown'), title }),
      z.object({ ...own, type: z.literal('coupon'), title, coupon: id.optional() }),
    ])
    .meta({ id: 'DraftBlock' }),
);

/** Blocks of a page: each key once. */
export const draftBlocks = z
  .array(draftBlock)
  .max(BLOCKS_MAX)
  .refine((blocks) => new Set(blocks.map((block) => block.key)).size === blocks.length, 'twice the same key');

export const contentShape = {
  title,
  description: text(DESCRIPTION_MAX),
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  regions: z.array(id).min(1).max(REGIONS_MAX).nullable(),
  footer: z.boolean(),
  blocks: draftBlocks,
};

export const pageContent = entity<PageContent>()(z.object(contentShape).meta({ id: 'PageContent' }));
