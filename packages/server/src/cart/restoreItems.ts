import { refusal } from '@siren/contract/errors';
import type { PayloadOf } from '@siren/contract/calls';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/**
 * Brings rows back that were taken out, as `restoreRows` of the domain does: all of them in one statement or none,
 * and the same a second time.
 *
 * @throws ApiError item_not_found where an offer is gone for good
 */
export async function restoreItems(
  db: Database,
  cartId: number,
  rows: PayloadOf<'/api/cart/restore'>['rows'],
): Promise<void> {
  // By offer, the order in which all changes of a cart lock its rows.
  const back = await db.query(sql`
    with gone as (
      select offer, max(quantity) as quantity, bool_or(selected) as selected
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (offer int, quantity int, selected boolean)
      group by offer
    )
    insert into cart_items (cart_id, offer_id, quantity, selected)
    select ${cartId}::bigint, offer, quantity, selected from gone
    where not exists (select from gone where offer not in (select id from offers))
    order by offer
    on conflict (cart_id, offer_id) do update
      set quantity = greatest(cart_items.quantity, excluded.quantity),
        selected = cart_items.selected or excluded.selected
    returning id`);
  if (back.length === 0) throw refusal('cart.item_not_found');
}
