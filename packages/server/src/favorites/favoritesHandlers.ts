import { refusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import { ensureSession } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { favoriteProducts } from './favoriteProducts.ts';
import { favoritesTotal } from './favoritesTotal.ts';
import { ownerOf } from './owner.ts';

type FavoritesPath = '/api/user/check-favorites' | '/api/user/toggle-favorite-product';

const keep = async (context: Context, id: number): Promise<void> => {
  const { userId, guest } = ownerOf(context.session);
  const [product] = await context.db.query(sql`select from products where id = ${id} and active`);
  if (!product) throw refusal('catalog.not_found');
  await ensureSession(context);
  await context.db.query(sql`
    insert into favorites (user_id, token_digest, product_id, added_at)
    values (${userId}, ${guest}, ${id}, ${context.now()}) on conflict do nothing`);
};

/** A product that is gone can be let go of too. */
const letGo = async ({ db, session }: Context, id: number): Promise<void> => {
  if (!session.stored) return;
  const { userId, guest } = ownerOf(session);
  await db.query(sql`
    delete from favorites where (user_id = ${userId} or token_digest = ${guest}) and product_id = ${id}`);
};

export const favoritesHandlers: Pick<Handlers, FavoritesPath> = {
  async '/api/user/check-favorites'(context, { ids }) {
    const kept = await favoriteProducts(context, ids);
    return Object.fromEntries(ids.map((id) => [id, kept.has(id)]));
  },

  async '/api/user/toggle-favorite-product'(context, { id, value }) {
    await (value ? keep(context, id) : letGo(context, id));
    return { id, value, total: await favoritesTotal(context) };
  },
};
