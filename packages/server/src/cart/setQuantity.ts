import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { CartPlace } from './addOffer.ts';

/**
 * Gives an item of a cart another quantity (at least 1). It can always be lowered, and raised as far as the
 * region's stock and the pieces of one row reach. Answers 0 where the cart has no such item. Nobody waits for the disk (decision 5).
 *
 * @throws ApiError exposition_only, item_unavailable, full
 */
export async function setQuantity(
  db: Database,
  { cartId, regionId, exposition, limits }: CartPlace,
  { id, quantity }: { id: number; quantity: number },
): Promise<number> {
  const [row] = await db.query<{ exposition: boolean; done: boolean; stock: number }>(sql`
    with item as (
      select i.id, o.exposition,
        case when o.active and p.active and price.offer_id is not null then coalesce((
          select sum(s.quantity)
          from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
          where s.offer_id = o.id and c.region_id = ${regionId}::int
        ), 0) else 0 end as stock
      from cart_items i
      join offers o on o.id = i.offer_id
      join products p on p.id = o.product_id
      left join prices price on price.region_id = ${regionId}::int and price.offer_id = o.id
      where i.id = ${id} and i.cart_id = ${cartId}
    ), changed as (
      update cart_items set quantity = ${quantity}::int
      from item
      where cart_items.id = item.id
        and (${quantity}::int <= cart_items.quantity or ((${exposition}::boolean or not exposition) and ${quantity}::int <= least(stock, ${limits.pieces}::int)))
      returning cart_items.id
    )
    select exposition, stock::int, exists (select from changed) as done, set_config('synchronous_commit', 'off', true)
    from item`);
  if (!row) return 0;
  if (row.done) return 1;
  if (row.exposition && !exposition) throw refusal('cart.exposition_only');
  throw refusal(quantity <= row.stock ? 'cart.full' : 'cart.item_unavailable');
}
