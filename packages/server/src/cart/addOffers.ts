import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Pieces to put into the cart on top of those in it. */
export interface Addition {
  offer: number;
  quantity: number;
}

interface Row {
  offer_id: number;
  exposition: boolean;
  done: boolean;
}

/**
 * Adds pieces of offers to a cart, each of them at most once in the list, and selects their rows. One
 * statement: pieces that two calls add at once all count, and no row is raised above the region's stock.
 * Where some of several are refused, others are added all the same: run it in a transaction.
 *
 * @throws ApiError item_not_found, exposition_only, item_unavailable (not sold in the region or above stock)
 */
export async function addOffers(
  db: Database,
  cartId: number,
  regionId: number,
  additions: readonly Addition[],
): Promise<void> {
  const offers = additions.map(({ offer }) => offer);
  const quantities = additions.map(({ quantity }) => quantity);
  const rows = await db.query<Row>(sql`
    with supply as (
      select o.id as offer_id, w.quantity, o.exposition,
        case when o.active and p.active and price.offer_id is not null then coalesce((
          select sum(s.quantity)
          from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
          where s.offer_id = o.id and c.region_id = ${regionId}::int
        ), 0) else 0 end as stock
      from unnest(${offers}::int[], ${quantities}::int[]) as w (offer_id, quantity)
      join offers o on o.id = w.offer_id
      join products p on p.id = o.product_id
      left join prices price on price.region_id = ${regionId}::int and price.offer_id = o.id
    ), added as (
      insert into cart_items (cart_id, offer_id, quantity)
      select ${cartId}::bigint, offer_id, quantity from supply
      where not exposition and quantity <= least(stock, 9999)
      order by offer_id
      on conflict (cart_id, offer_id) do update
        set quantity = cart_items.quantity + excluded.quantity, selected = true
        where cart_items.quantity + excluded.quantity
          <= (select least(stock, 9999) from supply where supply.offer_id = excluded.offer_id)
      returning offer_id
    )
    select offer_id, exposition, exists (select from added where added.offer_id = supply.offer_id) as done
    from supply`);
  if (rows.length < additions.length) throw refusal('cart.item_not_found');
  const refused = rows.find(({ done }) => !done);
  if (refused) throw refusal(refused.exposition ? 'cart.exposition_only' : 'cart.item_unavailable');
}
