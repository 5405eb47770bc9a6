import { z } from 'zod';

const title = z.string().default('');
const ids = z.array(z.int()).default([]);

/** Goods that a block chooses by itself: what is new, what is reduced, what is popular. */
const picks = ['fresh', 'sale', 'popular'] as const;

/**
 * Goods that a block names: all of these sections and these offers, of all where none are named. Prices in roubles.
 */
const goods = z.object({
  offers: ids,
  sections: ids,
  onSale: z.boolean().default(false),
  priceFrom: z.number().nullable().default(null),
  priceTo: z.number().nullable().default(null),
  limit: z.int().min(1).max(48).default(8),
});
export type NamedGoods = z.infer<typeof goods>;

/** A list of goods that staff keep, by its id; it has days of its own. */
const listed = z.object({ list: z.int() });

/** What a hero says in words of the staff; it leads to a section, a promo or an offer, by id. The picture is one by id. */
const hero = z.object({
  title: z.string(),
  text: z.string(),
  note: z.string(),
  label: z.string(),
  link: z.object({ page: z.enum(['product', 'section', 'promo']), id: z.int() }),
  picture: z.int().nullable(),
});
export type StoredHero = z.infer<typeof hero>;

/** When and where it is shown, besides what its page says (packages/domain/src/pages: isBlockShown). */
const shown = z
  .object({
    off: z.boolean(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    cities: z.array(z.int()).nullable(),
  })
  .optional();

/** What `page_blocks` holds of a block, by its type. Goods, promos and coupons are read when it is asked for. */
export const storedBlock = z.discriminatedUnion('type', [
  // Its own words or a promo's; without both it is the good that is reduced most.
  z.object({
    shown,
    type: z.literal('hero'),
    promo: z.int().nullable().default(null),
    own: hero.optional(),
  }),
  z.object({ shown, type: z.literal('sections'), title }),
  z.object({ shown, type: z.literal('products'), title, choice: z.union([z.enum(picks), listed, goods]) }),
  z.object({ shown, type: z.literal('promos'), title }),
  z.object({ shown, type: z.literal('stores'), title }),
  z.object({ shown, type: z.literal('text'), title, paragraphs: z.array(z.string()) }),
  // Without words (null) it is an ornament.
  z.object({
    shown,
    type: z.literal('picture'),
    picture: z.int(),
    alt: z.string().nullable().default(''),
    caption: title,
  }),
  // Addresses as in `files`; the poster is a picture.
  z.object({
    shown,
    type: z.literal('video'),
    title,
    url: z.string(),
    captions: z.string().nullable().default(null),
    poster: z.int().nullable().default(null),
  }),
  // Of the promo whose page it is.
  z.object({ shown, type: z.literal('countdown'), title }),
  // That of the promo where none is named.
  z.object({ shown, type: z.literal('coupon'), title, coupon: z.int().optional() }),
]);
export type StoredBlock = z.infer<typeof storedBlock>;
