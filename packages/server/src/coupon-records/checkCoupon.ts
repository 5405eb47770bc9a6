import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import type { CartState } from '@siren/domain/cart';
import { heldFor, orderedRows } from '@siren/domain/cart';
import { checkedWhy, couponEffect, couponMatch } from '@siren/domain/coupons';
import type { CheckedRow, Coupon } from '@siren/domain/coupons';
import { multiplyRoubles, subtractRoubles, sumRoubles } from '@siren/domain/money';
import { EMPTY_CART, readReference, showCart } from '../cart/index.ts';
import type { StoredCart } from '../cart/index.ts';
import { shownOffers } from '../catalog/index.ts';
import type { RegionOffer } from '../catalog/index.ts';
import { readCoupon } from '../coupons/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { findCoupon } from './readStaffCoupon.ts';

type CheckPayload = CheckedPayloadOf<'/api/admin/coupons/check'>;
type Piece = { offer: number; quantity: number };

/** Whose uses count: nobody's. */
const NOBODY = { userId: null, digest: null, phones: [] };

async function orderRows(db: Database, order: number): Promise<Piece[]> {
  const rows = await db.query<Piece>(sql`
    select offer_id as offer, sum(quantity)::int as quantity from order_lines
    where order_id = ${order} group by offer_id order by min(position)`);
  if (rows.length === 0) throw staffRefusal('coupon.no_order');
  return rows;
}

/** A cart of these goods, each row of its own, with the coupon in it. */
function cartOf(pieces: readonly Piece[], couponCode: string): StoredCart {
  const counted = new Map<number, number>();
  for (const { offer, quantity } of pieces) counted.set(offer, (counted.get(offer) ?? 0) + quantity);
  const items = [...counted].map(([offer, quantity], at) => ({
    id: at + 1,
    offer,
    quantity,
    selected: true,
  }));
  return { ...EMPTY_CART, couponCode, items };
}

interface Shown {
  cart: CartState;
  coupon: Coupon;
  offers: ReadonlyMap<number, RegionOffer>;
  names: ReadonlyMap<number, string>;
}

function rowsOf({ cart, coupon, offers, names }: Shown): { rows: CheckedRow[]; ordered: Set<number> } {
  const ordered = new Set(orderedRows(cart, heldFor(cart)).map(({ offer }) => offer));
  const works = cart.coupon?.reason === null;
  const rows = cart.content.flatMap(({ offer, quantity, price }): CheckedRow[] => {
    const known = offers.get(offer);
    if (!known) return [];
    const match = couponMatch(coupon, { offer, sections: known.sectionIds, brand: known.brandId });
    const [before, after] = [multiplyRoubles(known.price, quantity), multiplyRoubles(price, quantity)];
    const off = subtractRoubles(before, after);
    const why = checkedWhy(match, { ordered: ordered.has(offer), off, works });
    const section = match.section === null ? null : (names.get(match.section) ?? null);
    return [{ offer, name: known.name, article: known.article, quantity, before, off, after, why, section }];
  });
  return { rows, ordered };
}

/** What would come off without a bound. */
const unboundedOff = ({ coupon, offers, cart }: Shown, ordered: ReadonlySet<number>, now: number): number => {
  const lines = cart.content.flatMap(({ offer, quantity }) => {
    const known = offers.get(offer);
    return known && ordered.has(offer)
      ? [{ offer, quantity, sections: known.sectionIds, brand: known.brandId, price: known.price }]
      : [];
  });
  return couponEffect({ ...coupon, maxDiscount: null }, lines, now).discount;
};

const sectionNames = async (db: Database, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db.query<{ id: number; name: string }>(sql`
    select id, name from sections where id = any(${[...ids]}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/**
 * Puts a coupon into a cart that nobody has, which is composed as every cart is: what it comes to is what an order of it is charged.
 *
 * @throws ApiError coupon.not_found, coupon.no_order, user.not_authorized
 */
export async function checkCoupon(
  context: Context,
  { id, cart: asked }: CheckPayload,
): Promise<AnswerOf<'/api/admin/coupons/check'>> {
  const { db, place, now, session } = context;
  // What was ordered is for whoever may see orders.
  if ('order' in asked && !can(session.permissions, 'orders.manage')) throw refusal('user.not_authorized');
  const { code } = await findCoupon(db, id);
  const coupon = await readCoupon(db, code);
  if (!coupon) throw staffRefusal('coupon.not_found');
  const pieces = 'order' in asked ? await orderRows(db, asked.order) : asked.rows;
  const stored = cartOf(pieces, code);
  // Of a buyer: what staff may do besides is no matter of theirs.
  const buyer = { ...context, session: { ...context.session, permissions: [] } };
  const cart = await showCart(buyer, stored, await readReference(context, place.region.id), NOBODY);
  const offers = await shownOffers(
    db,
    place.region.id,
    pieces.map(({ offer }) => offer),
  );
  const names = await sectionNames(db, [...coupon.targets, ...coupon.excludes]);
  const shown = { cart, coupon, offers, names };
  const { rows, ordered } = rowsOf(shown);
  const counted = rows.filter(({ offer }) => ordered.has(offer));
  return {
    rows,
    before: sumRoubles(counted.map(({ before }) => before)),
    discount: cart.coupon?.discount ?? 0,
    after: sumRoubles(counted.map(({ after }) => after)),
    reason: cart.coupon?.reason ?? null,
    missing: cart.coupon?.missing ?? 0,
    unbounded: unboundedOff(shown, ordered, now().getTime()),
  };
}
