import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { applyCartChange } from '@siren/domain/cart';
import type { CartChange, CartState } from '@siren/domain/cart';
import { couponEffect } from '@siren/domain/coupons';
import type { Coupon } from '@siren/domain/coupons';

const COUPON: Coupon = {
  code: 'СИРЕНЬ10',
  description: '10 % на всё, но не больше 5 000 ₽',
  active: true,
  type: 'percent',
  value: 10,
  maxDiscount: 5_000,
  minTotal: 0,
  targets: [],
  offers: [],
  excludes: [],
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerUser: null,
  used: 0,
  usedByBuyer: 0,
};

/** The cart with the coupon in its prices, as the server would answer it. */
function withCoupon(cart: CartState): CartState {
  const lines = cart.content
    .filter(({ selected }) => selected)
    .map(({ offer, quantity }) => ({
      offer,
      sections: [],
      price: cart.offers[offer]?.price ?? 0,
      quantity,
    }));
  const effect = couponEffect(COUPON, lines, 0);
  const content = cart.content.map((row) => {
    const price = effect.prices.get(row.offer) ?? row.price;
    return { ...row, price, key: `${row.offer}:${price}` };
  });
  const { code, description } = COUPON;
  const { discount, reason, missing } = effect;
  return { ...cart, content, coupon: { code, description, discount, reason, missing } };
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
    cart = applyCartChange(cart, made);
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
    mockCall('/api/cart/coupon', ({ coupon }) => {
      if (coupon.toUpperCase() !== COUPON.code) return refusal('cart.coupon_not_found');
      cart = withCoupon(cart);
      return cart;
    }),
    mockCall('/api/cart/del-coupon', () => {
      const content = cart.content.map((row) => {
        const price = cart.offers[row.offer]?.price ?? row.price;
        return { ...row, price, key: `${row.offer}:${price}` };
      });
      cart = { ...cart, content, coupon: null };
      return cart;
    }),
  ];
}
