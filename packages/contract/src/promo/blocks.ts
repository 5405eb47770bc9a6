import type { Block, PromoLink, PromoPage } from '@siren/domain/promo';
import { promoStates } from '@siren/domain/promo';
import { z } from 'zod';
import { entity, id, isoDateTime } from '../call/index.ts';
import { path, productCard, productImage, productVideo, sectionLink, seo } from '../catalog/index.ts';

const period = { startsAt: isoDateTime.nullable(), endsAt: isoDateTime.nullable() };
const title = z.string();

const linkShape = {
  ...period,
  id,
  path,
  title,
  text: z.string(),
  period: z.string(),
  image: productImage.nullable(),
};
const promoLink = entity<PromoLink>()(z.object(linkShape).meta({ id: 'PromoLink' }));

/** A piece of the home page or of a promo page: both are made of the same ones. */
export const block = entity<Block>()(
  z
    .discriminatedUnion('type', [
      z.object({
        ...period,
        type: z.literal('hero'),
        title,
        text: z.string(),
        note: z.string(),
        label: z.string(),
        link: z.object({ page: z.enum(['product', 'promo', 'section']), path }),
        image: productImage.nullable(),
      }),
      z.object({ type: z.literal('sections'), title, sections: z.array(sectionLink) }),
      z.object({ type: z.literal('products'), title, path: path.nullable(), items: z.array(productCard) }),
      z.object({ type: z.literal('promos'), title, promos: z.array(promoLink) }),
      z.object({ type: z.literal('stores'), title }),
      z.object({ type: z.literal('text'), title, paragraphs: z.array(z.string()) }),
      z.object({ type: z.literal('picture'), image: productImage, caption: z.string() }),
      z.object({ type: z.literal('video'), title, video: productVideo, poster: productImage.nullable() }),
      z.object({ type: z.literal('countdown'), title, startsAt: z.null(), endsAt: isoDateTime }),
      z.object({ ...period, type: z.literal('coupon'), title, code: z.string(), description: z.string() }),
    ])
    .meta({ id: 'Block' }),
);

export const promoPage = entity<PromoPage>()(
  z
    .object({
      ...linkShape,
      state: z.enum(promoStates),
      note: z.string(),
      now: isoDateTime,
      blocks: z.array(block),
      seo,
    })
    .meta({ id: 'PromoPage' }),
);
