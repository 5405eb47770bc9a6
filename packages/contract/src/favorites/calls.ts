import { favoriteLosses } from '@siren/domain/favorites';
import type { FavoriteItem, FavoriteList, LostFavorite } from '@siren/domain/favorites';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDateTime, money } from '../call/index.ts';
import { cardShape, productImage } from '../catalog/index.ts';

const favoriteItem = entity<FavoriteItem>()(
  z.object({ ...cardShape, addedAt: isoDateTime, priceThen: money.nullable() }).meta({ id: 'FavoriteItem' }),
);

const lostFavorite = entity<LostFavorite>()(
  z
    .object({
      id,
      name: z.string(),
      image: productImage.nullable(),
      addedAt: isoDateTime,
      reason: z.enum(favoriteLosses),
      section: z.string(),
    })
    .meta({ id: 'LostFavorite' }),
);

export const favoritesCalls = {
  '/api/favorites/list': defineCall({
    summary: 'All that the visitor keeps, the latest first, with what cannot be bought here any more',
    needs: 'session',
    payload: empty,
    answer: entity<FavoriteList>()(
      z.object({ items: z.array(favoriteItem), lost: z.array(lostFavorite), total: z.int() }),
    ),
    errors: [],
  }),
  '/api/user/check-favorites': defineCall({
    summary: 'Which of these products are favourites',
    needs: 'session',
    payload: z.object({ ids: z.array(id).max(500) }),
    answer: z.record(z.string(), z.boolean()),
    errors: [],
  }),
  '/api/user/toggle-favorite-product': defineCall({
    summary: 'Keep a product as a favourite, or no longer',
    needs: 'session',
    payload: z.object({ id, value: z.boolean() }),
    answer: z.object({ id, value: z.boolean(), total: z.int() }),
    errors: ['catalog.not_found'],
  }),
};
