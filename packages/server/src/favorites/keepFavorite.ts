import type { ProductCard } from '@siren/domain/catalog';
import { sql } from '../db/index.ts';
import { ensureSession } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { ownerOf } from './owner.ts';

/** How long «Вернуть» brings a good back with the date and the price it had, ms. */
const UNDO_MS = 60 * 60 * 1000;

/** Keeps a product, with the price that its card has now; `card` is null where the region does not sell it. */
export async function keepFavorite(context: Context, id: number, card: ProductCard | null): Promise<void> {
  await ensureSession(context);
  const { db, place } = context;
  const { userId, guest } = ownerOf(context.session);
  const now = context.now();
  const recent = new Date(now.getTime() - UNDO_MS);
  const [offer, region, price] = card ? [card.offer, place.region.id, card.price] : [null, null, null];
  await db.query(sql`
    update favorites set removed_at = null,
      added_at = case when removed_at > ${recent} then added_at else ${now} end,
      offer_id = case when removed_at > ${recent} then offer_id else ${offer}::int end,
      region_id = case when removed_at > ${recent} then region_id else ${region}::int end,
      price = case when removed_at > ${recent} then price else ${price}::numeric end
    where (user_id = ${userId} or token_digest = ${guest}) and product_id = ${id} and removed_at is not null`);
  await db.query(sql`
    insert into favorites (user_id, token_digest, product_id, added_at, offer_id, region_id, price)
    values (${userId}, ${guest}, ${id}, ${now}, ${offer}, ${region}, ${price}) on conflict do nothing`);
}
