import { searchSorts } from '@siren/domain/catalog';
import type { GoneGood, SuggestedProduct } from '@siren/domain/search';
import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { z } from 'zod';
import { defineCall, entity, id, money, typed } from '../call/index.ts';
import { listingFields, listingShape, productCard, productImage, sectionLink } from '../catalog/index.ts';

const query = typed(MAX_QUERY_LENGTH);
const sort = z.enum(searchSorts);

const suggestedProduct = entity<SuggestedProduct>()(
  z
    .object({
      id,
      path: z.string(),
      offer: id.nullable(),
      name: z.string(),
      price: money,
      oldPrice: money.nullable(),
      image: productImage.nullable(),
    })
    .meta({ id: 'SuggestedProduct' }),
);

const goneGood = entity<GoneGood>()(
  z
    .object({ article: z.string(), name: z.string(), section: sectionLink.nullable() })
    .meta({ id: 'GoneGood' }),
);

/** The query as it was read, where that is another one than was typed: in the other layout, without a slip. */
const correctedQuery = z.string().nullable();

/** Words to mark in what was found: those of the query as it was read, and what stands for them. */
const marks = z.string();

export const searchCalls = {
  '/api/catalog/search': defineCall({
    summary: 'A page of the goods that a query finds, the best first',
    needs: null,
    memory: 'calls',
    payload: z.object({
      /** In quotation marks it means what it says and is not corrected. */
      query,
      ...listingFields,
      sort: sort.default('relevance'),
    }),
    answer: z.object({
      query: z.string(),
      correctedQuery,
      marks,
      /** Whether the goods have every word of the query; else they have most of them. */
      whole: z.boolean(),
      /** Sections of that name, else those that the goods are in; where nothing is found, the top ones. */
      sections: z.array(sectionLink),
      /** Whether other regions sell what this one does not. */
      elsewhere: z.boolean(),
      /** Goods that the query is the article or barcode of, and that are no longer sold. */
      gone: z.array(goneGood),
      /** Popular goods, where nothing is found. */
      popular: z.array(productCard),
      ...listingShape,
      sort,
    }),
    errors: [],
  }),
  '/api/catalog/suggest': defineCall({
    summary: 'What a query may become while it is typed',
    needs: null,
    memory: 'calls',
    payload: z.object({ query }),
    answer: z.object({
      query: z.string(),
      correctedQuery,
      marks,
      products: z.array(suggestedProduct),
      /** Those of that name; first those that are like a good that is no longer sold, where the query is its code. */
      sections: z.array(sectionLink),
      queries: z.array(z.string()),
    }),
    errors: [],
  }),
};
