import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { CartPlace } from './CartPlace.ts';
import { lockCart } from './lockCart.ts';
import { mostOf, tooMany } from './mostOf.ts';
import { readSupply } from './readSupply.ts';

/** Pieces to put into the cart on top of those in it. */
export interface Addition {
  offer: number;
  quantity: number;
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

async function add(db: Database, place: CartPlace, { offer, quantity }: Addition): Promise<void> {
  const { cartId, regionId, limits } = place;
  const supply = await readSupply(db, offer, regionId);
  if (!supply) throw refusal('cart.item_not_found');
  const { rows, held } = onlyRow(
    await db.query<{ rows: number; held: number }>(sql`
      select count(*)::int as rows, coalesce(max(quantity) filter (where offer_id = ${offer}), 0) as held
      from cart_items where cart_id = ${cartId}::bigint`),
  );
  const most = mostOf(supply, place);
  if (held + quantity > most) throw tooMany(supply, place, held + quantity);
  if (held === 0 && rows >= limits.rows) throw refusal('cart.full');
  // Compared with what the row holds by now: its quantity may have been changed meanwhile, without the cart's lock.
  const added = await db.query(sql`
    insert into cart_items (cart_id, offer_id, quantity) values (${cartId}::bigint, ${offer}::int, ${quantity}::int)
    on conflict (cart_id, offer_id) do update
      set quantity = cart_items.quantity + excluded.quantity, selected = true
      where cart_items.quantity + excluded.quantity <= ${most}::int
    returning set_config('synchronous_commit', 'off', true)`);
  if (added.length === 0) throw tooMany(supply, place, most + 1);
}
