import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import type { CartState } from '@siren/domain/cart';
import { heldFor, orderedRows } from '@siren/domain/cart';
import { checkedWhy, couponEffect, couponMatch } from '@siren/domain/coupons';
import type { CheckedRow, Coupon } from '@siren/domain/coupons';
import { multiplyRoubles, subtractRoubles, sumRoubles } from '@siren/domain/money';
import { composeCart, EMPTY_CART, readReference } from '../cart/index.ts';
import type { RegionOffer } from '../catalog/index.ts';
import { readCoupon } from '../coupons/index.ts';
import type { StoredCoupon } from '../coupons/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { askedCart } from './askedCart.ts';
import type { AskedCart } from './askedCart.ts';
import { findCoupon } from './readStaffCoupon.ts';

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

/** The cart with the coupon in it, as every cart is composed: of a buyer who never used it. */
async function composed(
  context: Context,
  { pieces, place, ordered, offers }: AskedCart,
  coupon: StoredCoupon,
): Promise<CartState> {
  const items = pieces.map((piece, at) => ({ ...piece, id: at + 1, selected: true }));
  return composeCart({
    ...{ stored: { ...EMPTY_CART, couponCode: coupon.code, items }, offers, coupon, place },
    reference: await readReference(context, place.region.id),
    // A buyer’s cart: what whoever asks may do besides is no matter of it.
    expositionAllowed: ordered,
    ...{ limits: context.limits.cart, now: context.now().getTime() },
  });
}

/**
 * Puts a coupon into a cart that nobody has, which is composed as every cart is: what it comes to is what an order of it is charged.
 *
 * @throws ApiError coupon.not_found, coupon.no_order, user.not_authorized
 */
export async function checkCoupon(
  context: Context,
  { id, cart: wanted }: CheckedPayloadOf<'/api/admin/coupons/check'>,
): Promise<AnswerOf<'/api/admin/coupons/check'>> {
  const { db, now, session } = context;
  // What was ordered is for whoever may see orders.
  if ('order' in wanted && !can(session.permissions, 'orders.manage')) throw refusal('user.not_authorized');
  const { code } = await findCoupon(db, id);
  const coupon = await readCoupon(db, code);
  if (!coupon) throw staffRefusal('coupon.not_found');
  const asked = await askedCart(context, wanted);
  const cart = await composed(context, asked, coupon);
  const names = await sectionNames(db, [...coupon.targets, ...coupon.excludes]);
  const shown = { cart, coupon, offers: asked.offers, names };
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
    city: asked.place.city.name,
  };
}
