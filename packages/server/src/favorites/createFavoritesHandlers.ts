import { refusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { favoriteProducts } from './favoriteProducts.ts';
import { favoritesTotal } from './favoritesTotal.ts';
import { keepFavorite } from './keepFavorite.ts';
import { letGoFavorite } from './letGoFavorite.ts';
import { listFavorites } from './listFavorites.ts';
import type { ReadCards } from './listFavorites.ts';

type FavoritesPath =
  | '/api/favorites/list'
  | '/api/user/check-favorites'
  | '/api/user/toggle-favorite-product';

/** Favourites; the cards come from the catalogue, which knows the favourites itself. */
export function createFavoritesHandlers(cards: ReadCards): Pick<Handlers, FavoritesPath> {
  const keep = async (context: Context, id: number): Promise<void> => {
    const [product] = await context.db.query(sql`select from products where id = ${id} and active`);
    if (!product) throw refusal('catalog.not_found');
    const [card = null] = await cards(context, [id]);
    await keepFavorite(context, id, card);
  };

  return {
    '/api/favorites/list': (context) => listFavorites(context, cards),

    async '/api/user/check-favorites'(context, { ids }) {
      const kept = await favoriteProducts(context, ids);
      return Object.fromEntries(ids.map((id) => [id, kept.has(id)]));
    },

    async '/api/user/toggle-favorite-product'(context, { id, value }) {
      await (value ? keep(context, id) : letGoFavorite(context, id));
      return { id, value, total: await favoritesTotal(context) };
    },
  };
}
