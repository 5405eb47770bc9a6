import type { Coupon, CouponSection } from '@siren/domain/coupons';

/** A coupon with the names of the sections that it is for. */
export type NamedCoupon = Coupon & { sections: CouponSection[] };

const coupon = (
  over: Pick<NamedCoupon, 'code' | 'description' | 'type' | 'value'> & Partial<NamedCoupon>,
) => ({
  active: true,
  maxDiscount: null,
  minTotal: 0,
  targets: [],
  offers: [],
  brands: [],
  excludes: [],
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerUser: null,
  used: 0,
  usedByBuyer: 0,
  sections: [],
  ...over,
});

/** One that works at once, one that a cart of 80 000 ₽ misses something to, one for goods of a section. */
export const coupons: readonly NamedCoupon[] = [
  coupon({
    code: 'СИРЕНЬ10',
    description: '10 % на всё, но не больше 5 000 ₽',
    type: 'percent',
    value: 10,
    maxDiscount: 5_000,
  }),
  coupon({
    code: 'НОВОСЕЛЬЕ',
    description: '8 000 ₽ на заказ от 90 000 ₽',
    type: 'fixed',
    value: 8_000,
    minTotal: 90_000,
  }),
  coupon({
    code: 'СВЕТ15',
    description: '15 % на светильники',
    type: 'percent',
    value: 15,
    offers: [3],
    sections: [{ path: 'svet', name: 'Свет' }],
  }),
  coupon({ code: 'ЛЕТО', description: '20 % на всё', type: 'percent', value: 20, limitTotal: 50, used: 50 }),
];
