import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { applyCartChange, orderedRows } from '@siren/domain/cart';
import type { CartChange, CartState } from '@siren/domain/cart';
import { askedPieces } from '@siren/domain/cart-codes';
import { couponEffect, suggestedCoupons as suggestedFor } from '@siren/domain/coupons';
import { coupons } from '../coupons/coupons.fixtures.ts';
import { makeInfo } from '../testing/index.ts';

/** The cart with a coupon in its prices, as the server would answer it; null for none. */
export function withCoupon(cart: CartState, code: string | null): CartState {
  const coupon = coupons.find((other) => other.code === code);
  const ordered = orderedRows(cart);
  const lines = ordered.map(({ offer, quantity }) => ({
    offer,
    sections: [],
    brand: null,
    price: cart.offers[offer]?.price ?? 0,
    quantity,
  }));
  const effect = coupon && couponEffect(coupon, lines, 0);
  const content = cart.content.map((row) => {
    const full = cart.offers[row.offer]?.price ?? row.price;
    const price = (ordered.includes(row) ? effect?.prices.get(row.offer) : undefined) ?? full;
    return { ...row, price, key: `${row.offer}:${price}` };
  });
  const suggested = coupons.filter(
    ({ limitTotal, sections }) => limitTotal === null && sections.length === 0,
  );
  const suggestedCoupons = suggestedFor(suggested, lines, code, 0);
  if (!coupon || !effect) return { ...cart, content, suggestedCoupons, coupon: null };
  const { description, sections } = coupon;
  const { offers, discount, reason, missing } = effect;
  const applied = { code: coupon.code, description, sections, offers, discount, reason, missing };
  return { ...cart, content, suggestedCoupons, coupon: applied };
}

const resets = new Set<() => void>();

/** Puts every mocked cart back to where it began: a story must not find what another one left. */
export function resetCarts(): void {
  for (const reset of resets) reset();
}

/** A server with one cart; its changes are made by the rules of the domain. Call `resetCarts` before each story. */
export function mockCart(initial: CartState) {
  let cart = initial;
  resets.add(() => {
    cart = initial;
  });
  const change = (made: CartChange) => {
    const changed = applyCartChange(cart, made);
    // Without a coupon the cart stays as the story made it.
    cart = cart.coupon ? withCoupon(changed, cart.coupon.code) : changed;
    return cart;
  };
  const known = (id: number) => cart.content.some(({ grouped }) => grouped.includes(id));
  return [
    mockCall('/api/cart/update', ({ id, quantity }) =>
      known(id) ? change({ type: 'update', id, quantity }) : refusal('cart.item_not_found'),
    ),
    mockCall('/api/cart/delete', ({ id }) =>
      known(id) ? change({ type: 'delete', ids: [id] }) : refusal('cart.item_not_found'),
    ),
    mockCall('/api/cart/delete-multi', ({ ids }) => change({ type: 'delete', ids })),
    mockCall('/api/cart/toggle', ({ ids, selected }) => change({ type: 'toggle', ids, selected })),
    mockCall('/api/cart/add', ({ id }) => {
      const offer = initial.offers[id];
      return offer
        ? change({ type: 'add', id: id * 10, offer, quantity: 1 })
        : refusal('cart.item_unavailable');
    }),
    mockCall('/api/cart/set-service-city', ({ city }) => {
      // Pickup is there only where a store is.
      const services = cart.services.services.map((service) =>
        service.type === 'pickup' && city !== 'ekb'
          ? { ...service, excluded: true, excludedBy: 'city' as const }
          : service,
      );
      cart = { ...cart, services: { ...cart.services, services, city } };
      return cart;
    }),
    mockCall('/api/info', () => makeInfo({ cart })),
    mockCall('/api/cart/suggested-offers', () => []),
    mockCall('/api/cart/restore', ({ rows }) =>
      change({
        type: 'restore',
        rows: rows.flatMap((row) => {
          const offer = initial.offers[row.offer];
          return offer ? [{ ...row, id: row.offer * 10, offer, price: offer.price }] : [];
        }),
      }),
    ),
    mockCall('/api/cart/add-by-codes', ({ ids }) => {
      for (const { id, quantity } of ids.map(askedPieces)) {
        const offer = initial.offers[Number(id)];
        if (offer) change({ type: 'add', id: offer.id * 10, offer, quantity });
      }
      return cart;
    }),
    mockCall('/api/cart/coupon', ({ coupon }) => {
      const code = coupon.toUpperCase();
      if (!coupons.some((other) => other.code === code)) return refusal('cart.coupon_not_found');
      cart = withCoupon(cart, code);
      return cart;
    }),
    mockCall('/api/cart/set-pay-type', ({ payType }) => {
      cart = { ...cart, payType };
      return cart;
    }),
    mockCall('/api/cart/del-coupon', () => {
      cart = withCoupon(cart, null);
      return cart;
    }),
  ];
}
