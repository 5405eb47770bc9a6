import { heldFor, mergeCartItems, orderedRows, RESERVE_DEFAULT } from '@siren/domain/cart';
import type { CartLimits, CartOffer, CartState, DeliveryDates } from '@siren/domain/cart';
import type { RegionOffer } from '../catalog/index.ts';
import { couponEffect, suggestedCoupons } from '@siren/domain/coupons';
import type { AppliedCoupon, CouponEffect, CouponLine } from '@siren/domain/coupons';
import type { StoredCoupon } from '../coupons/index.ts';
import type { Place } from '../http/context.ts';
import { dateIn, offeredServices } from '../services/index.ts';
import type { StoredCart, StoredItem } from './readStoredCart.ts';
import type { RegionReference } from './regionReference.ts';

/** All that a cart is put together from. */
export interface CartParts {
  stored: StoredCart;
  /** Of the place's region, keyed by offer id. */
  offers: ReadonlyMap<number, RegionOffer>;
  /** The coupon of `stored.couponCode`; null where there is none or it is gone. */
  coupon: StoredCoupon | null;
  reference: RegionReference;
  place: Place;
  /** Whether goods for exposition only may lie in it. */
  expositionAllowed: boolean;
  limits: CartLimits;
  /** ms since 1970 */
  now: number;
}

type Row = StoredItem & { known: RegionOffer };

/** Rows as they count here: one without a price in the region is never selected for the sum. */
function rowsOf({ stored, offers }: CartParts): Row[] {
  return stored.items.flatMap((item) => {
    const known = offers.get(item.offer);
    return known ? [{ ...item, known, selected: item.selected && known.sold }] : [];
  });
}

const couponLine = ({ offer, quantity, known }: Row): CouponLine => ({
  offer,
  sections: known.sectionIds,
  brand: known.brandId,
  quantity,
  price: known.price,
});

/** Without what only the rules ask about. */
export function shownOffer({
  productId: _product,
  sectionIds: _sections,
  brandId: _brand,
  sold: _sold,
  ...offer
}: RegionOffer): CartOffer {
  return offer;
}

function applied(
  { code, description, sections }: StoredCoupon,
  { offers, discount, reason, missing }: CouponEffect,
): AppliedCoupon {
  return { code, description, sections, offers, discount, reason, missing };
}

/**
 * The full cart as every call answers it and as an order charges it: there is no second way to a price.
 *
 * The coupon is in the prices of rows that are ordered: what cannot be bought neither has nor brings a discount. An
 * offer without a price in the region stays in the cart, out of stock and not selected, and comes back to life in a
 * region that sells it. Services go by the city chosen for them, else by the visitor's own.
 */
export function composeCart(parts: CartParts): CartState {
  const { stored, coupon, reference, place, now, expositionAllowed, limits } = parts;
  const rows = rowsOf(parts);
  const shown = Object.fromEntries(rows.map(({ known }) => [known.id, shownOffer(known)]));
  const chosen = orderedRows({ content: rows, offers: shown, limits }, heldFor(parts));
  const ordered = new Set(chosen.map(({ id }) => id));
  const lines = chosen.map(couponLine);
  const effect = coupon && couponEffect(coupon, lines, now);
  const city = reference.cities.find(({ id }) => id === stored.cityId) ?? place.city;
  const dateAfter = (days: number) => dateIn(days, now, place.region.timeZone);
  const delivery: DeliveryDates = { from: dateAfter(city.leadDays), to: dateAfter(city.leadDaysMax) };
  return {
    content: mergeCartItems(
      rows.map(({ id, offer, quantity, selected, known }) => {
        const price = (ordered.has(id) ? effect?.prices.get(offer) : undefined) ?? known.price;
        return { id, offer, quantity, selected, price };
      }),
    ),
    services: {
      services: offeredServices(reference.services, {
        city,
        goods: chosen.map(({ known }) => known.sectionIds),
        dateIn: dateAfter,
      }),
      cities: reference.cities.map(({ code, name }) => ({ code, name })),
      city: city.code,
    },
    delivery: rows.some(({ known }) => known.stock.quantity > 0 && (expositionAllowed || !known.exposition))
      ? delivery
      : null,
    reserve: RESERVE_DEFAULT,
    offers: shown,
    suggestedCoupons: suggestedCoupons(reference.suggested, lines, coupon?.code ?? null, now),
    coupon: coupon && effect && applied(coupon, effect),
    payType: stored.payTypeId !== null && reference.payTypes.has(stored.payTypeId) ? stored.payTypeId : null,
    expositionAllowed,
    limits,
  };
}
