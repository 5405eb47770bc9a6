import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Pieces to put into the cart on top of those in it. */
export interface Addition {
  offer: number;
  quantity: number;
}

/**
 * Adds pieces of an offer to a cart (those for exposition only where it may hold them) and selects their row. One
 * statement: pieces that two calls add at once all count, and no row is raised above the region's stock. Nobody waits
 * for the disk (decision 5): only what a crash of PostgreSQL itself undoes is at stake, and no more than a cart.
 *
 * @throws ApiError item_not_found, exposition_only, item_unavailable (not sold in the region or above stock)
 */
export async function addOffer(
  db: Database,
  { cartId, regionId, exposition }: { cartId: number; regionId: number; exposition: boolean },
  { offer, quantity }: Addition,
): Promise<void> {
  const [row] = await db.query<{ exposition: boolean; done: boolean }>(sql`
    with supply as (
      select o.id, o.exposition,
        case when o.active and p.active and price.offer_id is not null then coalesce((
          select sum(s.quantity)
          from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
          where s.offer_id = o.id and c.region_id = ${regionId}::int
        ), 0) else 0 end as stock
      from offers o
      join products p on p.id = o.product_id
      left join prices price on price.region_id = ${regionId}::int and price.offer_id = o.id
      where o.id = ${offer}
    ), added as (
      insert into cart_items (cart_id, offer_id, quantity)
      select ${cartId}::bigint, id, ${quantity}::int from supply
      where (${exposition}::boolean or not exposition) and ${quantity}::int <= least(stock, 9999)
      on conflict (cart_id, offer_id) do update
        set quantity = cart_items.quantity + excluded.quantity, selected = true
        where cart_items.quantity + excluded.quantity <= (select least(stock, 9999) from supply)
      returning id
    )
    select exposition, exists (select from added) as done, set_config('synchronous_commit', 'off', true)
    from supply`);
  if (!row) throw refusal('cart.item_not_found');
  if (!row.done)
    throw refusal(row.exposition && !exposition ? 'cart.exposition_only' : 'cart.item_unavailable');
}
