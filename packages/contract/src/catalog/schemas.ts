import { badgeRules, badgeTones, documentTypes, stockStatuses, tiles } from '@siren/domain/catalog';
import type { Product, ProductCard, ProductImage, Section, SectionLink, Stock } from '@siren/domain/catalog';
import { z } from 'zod';
import { entity, id, isoDate, money } from '../call/index.ts';

export const productImage = entity<ProductImage>()(
  z
    .object({
      webp: z.string(),
      jpeg: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      widths: z.array(z.int()),
      tile: z.enum(tiles).nullable(),
      dark: z
        .object({ webp: z.string(), jpeg: z.string() })
        .optional()
        .describe('The same picture for the dark theme, in the same widths; a photo has none.'),
    })
    .meta({ id: 'ProductImage' }),
);

export const stock = entity<Stock>()(
  z.object({ status: z.enum(stockStatuses), quantity: z.int().min(0) }).meta({ id: 'Stock' }),
);

const badges = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    tone: z.enum(badgeTones),
    rule: z.enum(badgeRules),
  }),
);

export const cardShape = {
  id,
  path: z.string(),
  offer: id,
  name: z.string(),
  shortName: z.string(),
  brand: z.string().nullable(),
  article: z.string(),
  price: money,
  oldPrice: money.nullable(),
  images: z.array(productImage),
  badges,
  stock,
  exposition: z.boolean(),
  favorite: z.boolean(),
  colors: z.array(z.object({ name: z.string(), hex: z.string() })),
  deliveryDate: isoDate.nullable(),
};

export const productCard = entity<ProductCard>()(z.object(cardShape).meta({ id: 'ProductCard' }));

export const breadcrumb = z.object({ name: z.string(), path: z.string() });
export const seo = z.object({ title: z.string(), description: z.string(), canonical: z.string() });
const param = z.object({
  name: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
  group: z.string(),
});

const storeStock = z.object({ store: id, status: z.enum(stockStatuses), quantity: z.int() });
const deliveryOption = z.object({
  code: z.string(),
  brought: z.boolean(),
  name: z.string(),
  price: money,
  date: isoDate,
  note: z.string(),
});

const variant = z.object({
  offer: id,
  article: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string(), hex: z.string().nullable() })),
  price: money,
  oldPrice: money.nullable(),
  stock,
  exposition: z.boolean(),
  badges,
  images: z.array(productImage),
  params: z.array(param),
  stores: z.array(storeStock),
  delivery: z.array(deliveryOption),
});

export const productVideo = z.object({
  url: z.string(),
  type: z.string().nullable(),
  captions: z.string().nullable(),
});

export const productDocument = z.object({
  type: z.enum(documentTypes),
  name: z.string(),
  url: z.string(),
  format: z.string().nullable(),
  bytes: z.int().nullable(),
});

export const product = entity<Product>()(
  z
    .object({
      ...cardShape,
      description: z.string(),
      breadcrumbs: z.array(breadcrumb),
      variants: z.array(variant),
      stores: z.array(storeStock),
      delivery: z.array(deliveryOption),
      video: productVideo.nullable(),
      documents: z.array(productDocument),
      related: z.array(productCard),
      seo,
    })
    .meta({ id: 'Product' }),
);

const linkShape = { id, path: z.string(), name: z.string(), total: z.int(), image: productImage.nullable() };
export const sectionLink = entity<SectionLink>()(z.object(linkShape).meta({ id: 'SectionLink' }));
export const section = entity<Section>()(
  z
    .object({ ...linkShape, breadcrumbs: z.array(breadcrumb), children: z.array(sectionLink), seo })
    .meta({ id: 'Section' }),
);

/** Path of a section, product or promo: slugs of Latin letters, digits and hyphens. */
export const path = z
  .string()
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
  .max(200);
