import { CARDS_MAX } from '@siren/domain/catalog';
import { z } from 'zod';
import { defineCall, empty, id } from '../call/index.ts';
import { listingFields, listingShape, sectionSort } from './listing.ts';
import { path, product, productCard, section } from './schemas.ts';

export const catalogCalls = {
  '/api/catalog/sections': defineCall({
    summary: 'The top of the section tree, two levels deep',
    needs: null,
    memory: 'calls',
    payload: empty,
    answer: z.object({ sections: z.array(section) }),
    errors: [],
  }),
  '/api/catalog/section': defineCall({
    summary: 'One section and a page of the goods in it and below it',
    needs: null,
    memory: 'calls',
    payload: z.object({
      path,
      ...listingFields,
      /** Unsaid: the one that the section opens with. */
      sort: sectionSort.optional(),
    }),
    answer: z.object({
      section,
      ...listingShape,
      sort: sectionSort,
      /** Its orders, the one that it opens with first. */
      sorts: z.tuple([sectionSort], sectionSort),
    }),
    errors: ['catalog.not_found'],
  }),
  '/api/catalog/product': defineCall({
    summary: 'One product with its variants, stock by store, delivery and related goods',
    needs: null,
    memory: 'calls',
    payload: z.object({ path }),
    answer: product,
    /** Of a good that other regions sell the refusal says what is known of it: its data are an `UnsoldProduct`. */
    errors: ['catalog.not_found'],
  }),
  '/api/catalog/cards': defineCall({
    summary: 'Cards of these products in their order; those that the region does not sell are left out',
    needs: null,
    memory: 'calls',
    payload: z.object({ ids: z.array(id).max(CARDS_MAX) }),
    answer: z.object({ items: z.array(productCard) }),
    errors: [],
  }),
};
