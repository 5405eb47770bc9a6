import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { guestOrdersSince, repeatOrder as decideRepeat } from '@siren/domain/orders';
import type { OrderLine, Repeat } from '@siren/domain/orders';
import { cartState, lockCart } from '../cart/index.ts';
import { readOffers } from '../catalog/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { ensureCart } from '../http/index.ts';
import type { Context } from '../http/index.ts';

type Ordered = Pick<OrderLine, 'offer' | 'name' | 'options' | 'path' | 'quantity' | 'price'>;

/** Lines of an own order; whoever may read the orders of others still repeats their own alone. */
async function readOwnLines({ db, session, now }: Context, id: number): Promise<Ordered[]> {
  const lines = await db.query<Ordered>(sql`
    select l.offer_id as offer, l.name, l.options, l.path, l.quantity, l.price
    from orders o join order_lines l on l.order_id = o.id
    where o.id = ${id} and (o.user_id = ${session.user?.id ?? null}::int
      or (o.user_id is null and o.token_digest = ${session.digest} and o.placed_at > ${guestOrdersSince(now())}))
    order by l.position`);
  if (lines.length === 0) throw refusal('order.not_found');
  return lines;
}

/** Puts the lines into the cart. A row that is there never becomes less, whatever another tab does meanwhile. */
const write = (db: Database, cart: number, lines: Repeat['lines']): Promise<unknown> =>
  db.query(sql`
    insert into cart_items (cart_id, offer_id, quantity)
    select ${cart}::bigint, offer, quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (offer int, quantity int)
    order by offer
    on conflict (cart_id, offer_id) do update
      set quantity = greatest(cart_items.quantity, excluded.quantity), selected = true`);

/**
 * Puts an own order into the cart again, as the domain decides it at today's stock and prices of the region.
 *
 * @throws ApiError order.not_found for another's as for none
 */
export async function repeatOrder(context: Context, id: number): Promise<AnswerOf<'/api/order/repeat'>> {
  const { place } = context;
  const ordered = await readOwnLines(context, id);
  const ids = [...new Set(ordered.map(({ offer }) => offer))];
  const known = await readOffers(context.db, place.region.id, ids);
  const offers = new Map([...known].filter(([, offer]) => offer.sold));
  const repeat = await context.db.transaction(async (db) => {
    const cart = await ensureCart(context, db);
    await lockCart(db, cart);
    const there = await db.query<{ offer: number; quantity: number }>(sql`
      select offer_id as offer, quantity from cart_items
      where cart_id = ${cart} order by offer_id for update`);
    const decided = decideRepeat(ordered, offers, there, context.limits.cart);
    if (decided.lines.length > 0) await write(db, cart, decided.lines);
    return decided;
  });
  return { cart: await cartState(context), found: repeat.lines.length, notes: repeat.notes };
}
