import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { CartPlace } from './CartPlace.ts';
import { mostOf, tooMany } from './mostOf.ts';
import { readSupply } from './readSupply.ts';

/**
 * Gives an item of a cart another quantity (at least 1). It can always be lowered, and raised as far as the
 * region's stock and the pieces of one row reach. Answers 0 where the cart has no such item. Nobody waits for the disk (decision 5).
 *
 * @throws ApiError exposition_only, item_unavailable, full
 */
export async function setQuantity(
  db: Database,
  place: CartPlace,
  { id, quantity }: { id: number; quantity: number },
): Promise<number> {
  const [item] = await db.query<{ offer: number }>(sql`
    select offer_id as offer from cart_items where id = ${id} and cart_id = ${place.cartId}`);
  const supply = item && (await readSupply(db, item.offer, place.regionId));
  if (!supply) return 0;
  const most = mostOf(supply, place);
  // Compared with what the row holds by now: it may have been lowered meanwhile.
  const changed = await db.query(sql`
    update cart_items set quantity = ${quantity}::int
    where id = ${id} and (${quantity}::int <= quantity or ${quantity}::int <= ${most}::int)
    returning set_config('synchronous_commit', 'off', true)`);
  if (changed.length === 0 && quantity > most) throw tooMany(supply, place, quantity);
  return changed.length;
}
