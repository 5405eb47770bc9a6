import { refusal } from '@siren/contract/errors';
import type { PayloadOf } from '@siren/contract/calls';
import { fitCart, mergeCarts } from '@siren/domain/cart';
import type { CartLimits, CartLine } from '@siren/domain/cart';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { lockCart } from './lockCart.ts';

/**
 * Brings rows back that were taken out, as `restoreRows` of the domain does: all of them that the cart takes in one
 * transaction or none, and the same a second time.
 *
 * @throws ApiError item_not_found where an offer is gone for good
 */
export async function restoreItems(
  db: Database,
  { cartId, limits }: { cartId: number; limits: CartLimits },
  rows: PayloadOf<'/api/cart/restore'>['rows'],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCart(tx, cartId);
    // By offer, the order in which all changes of a cart lock its rows.
    const there = await tx.query<CartLine>(sql`
      select offer_id as offer, quantity, selected from cart_items
      where cart_id = ${cartId} order by offer_id for update`);
    const offers = [...new Set(rows.map(({ offer }) => offer))];
    const known = await tx.query(sql`select id from offers where id = any(${offers}::int[])`);
    if (known.length < offers.length) throw refusal('cart.item_not_found');
    const touched = there.filter(({ offer }) => offers.includes(offer));
    const lines = fitCart(mergeCarts(rows, touched), there, limits);
    await tx.query(sql`
      insert into cart_items (cart_id, offer_id, quantity, selected)
      select ${cartId}::bigint, offer, quantity, selected
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (offer int, quantity int, selected boolean)
      order by offer
      on conflict (cart_id, offer_id) do update
        set quantity = greatest(cart_items.quantity, excluded.quantity),
          selected = cart_items.selected or excluded.selected`);
  });
}
