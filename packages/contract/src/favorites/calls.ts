import { z } from 'zod';
import { defineCall, id } from '../call/index.ts';

export const favoritesCalls = {
  '/api/user/check-favorites': defineCall({
    summary: 'Which of these products are favourites',
    payload: z.object({ ids: z.array(id).max(500) }),
    answer: z.record(z.string(), z.boolean()),
    errors: [],
  }),
  '/api/user/toggle-favorite-product': defineCall({
    summary: 'Keep a product as a favourite, or no longer',
    payload: z.object({ id, value: z.boolean() }),
    answer: z.object({ id, value: z.boolean(), total: z.int() }),
    errors: ['catalog.not_found'],
  }),
};
