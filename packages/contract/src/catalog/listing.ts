import { facetTypes, sectionSorts } from '@siren/domain/catalog';
import type { CardParam, Facet, FacetValue, ListedCard, NumberRange } from '@siren/domain/catalog';
import { z } from 'zod';
import { entity, money } from '../call/index.ts';
import { cardShape } from './schemas.ts';

/** How addresses name a facet. */
const facetCode = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
/** A value of a facet, or a range of numbers: `160..200`, `..200`, `160..`. */
const facetSlug = z
  .string()
  .regex(/^[a-z0-9.-]+$/)
  .max(100);

const range = entity<NumberRange>()(
  z.object({ min: z.number(), max: z.number() }).meta({ id: 'NumberRange' }),
);
const value = entity<FacetValue>()(
  z
    .object({
      slug: z.string(),
      name: z.string(),
      hex: z.string().nullable(),
      count: z.int(),
      selected: z.boolean(),
      popular: z.boolean(),
    })
    .meta({ id: 'FacetValue' }),
);

/** Something that goods of a list differ in. */
export const facet = entity<Facet>()(
  z
    .object({
      code: z.string(),
      name: z.string(),
      type: z.enum(facetTypes),
      unit: z.string().nullable(),
      values: z.array(value),
      range: range.nullable(),
    })
    .meta({ id: 'Facet' }),
);

const price = money.refine((roubles) => roubles >= 0, 'less than nothing');

/** What every list of goods is asked for by, its order apart. */
export const listingFields = {
  /** Chosen values by facet. */
  filters: z.record(facetCode, z.array(facetSlug).max(100)).default({}),
  priceFrom: price.nullable().default(null),
  priceTo: price.nullable().default(null),
  page: z.int().min(1).max(10_000).default(1),
};

const cardParam = entity<CardParam>()(
  z.object({ name: z.string(), value: z.string(), unit: z.string().nullable() }).meta({ id: 'CardParam' }),
);
const listedCard = entity<ListedCard>()(
  z.object({ ...cardShape, params: z.array(cardParam), variant: z.boolean() }).meta({ id: 'ListedCard' }),
);

/** What every list of goods answers, its order apart. */
export const listingShape = {
  /** What narrows the list, in the addresses of `facets`: an older address may name a value otherwise. */
  filters: z.record(facetCode, z.array(facetSlug)),
  moved: z.record(facetSlug, facetSlug).optional(),
  facets: z.array(facet),
  prices: range.nullable(),
  items: z.array(listedCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
};

export const sectionSort = z.enum(sectionSorts);
