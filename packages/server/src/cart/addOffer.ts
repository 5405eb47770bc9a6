import { refusal } from '@siren/contract/errors';
import type { CartLimits } from '@siren/domain/cart';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { lockCart } from './lockCart.ts';

/** Pieces to put into the cart on top of those in it. */
export interface Addition {
  offer: number;
  quantity: number;
}

/** A cart where something is put into it, and what it takes. */
export interface CartPlace {
  cartId: number;
  regionId: number;
  exposition: boolean;
  limits: CartLimits;
}

/**
 * Adds pieces of an offer to a cart (those for exposition only where it may hold them) and selects their row. Calls at
 * once come one after another: all pieces count, no row is raised above the region's stock or the pieces of one, and no
 * cart gets more rows than it takes. Nobody waits for the disk (decision 5): only what a crash of PostgreSQL itself undoes
 * is at stake, and no more than a cart.
 *
 * @throws ApiError item_not_found, exposition_only, item_unavailable (not sold in the region or above stock), full
 */
export function addOffer(db: Database, place: CartPlace, addition: Addition): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCart(tx, place.cartId);
    await add(tx, place, addition);
  });
}

async function add(
  db: Database,
  { cartId, regionId, exposition, limits }: CartPlace,
  { offer, quantity }: Addition,
): Promise<void> {
  const [row] = await db.query<{
    exposition: boolean;
    done: boolean;
    stock: number;
    held: number;
    rows: number;
  }>(sql`
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
    ), there as (
      select count(*)::int as rows, coalesce(max(quantity) filter (where offer_id = ${offer}), 0) as held
      from cart_items where cart_id = ${cartId}::bigint
    ), added as (
      insert into cart_items (cart_id, offer_id, quantity)
      select ${cartId}::bigint, id, ${quantity}::int from supply, there
      where (${exposition}::boolean or not exposition) and ${quantity}::int <= least(stock, ${limits.pieces}::int)
        and (held > 0 or rows < ${limits.rows}::int)
      on conflict (cart_id, offer_id) do update
        set quantity = cart_items.quantity + excluded.quantity, selected = true
        where cart_items.quantity + excluded.quantity <= (select least(stock, ${limits.pieces}::int) from supply)
      returning id
    )
    select exposition, stock::int, held, rows, exists (select from added) as done, set_config('synchronous_commit', 'off', true)
    from supply, there`);
  if (!row) throw refusal('cart.item_not_found');
  if (row.done) return;
  if (row.exposition && !exposition) throw refusal('cart.exposition_only');
  const noRow = row.stock > 0 && row.held === 0 && row.rows >= limits.rows;
  throw refusal(noRow || row.stock > limits.pieces ? 'cart.full' : 'cart.item_unavailable');
}
