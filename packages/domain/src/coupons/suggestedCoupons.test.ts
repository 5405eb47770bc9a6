import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../testing/arbitraries.ts';
import { aCoupon } from '../testing/builders.ts';
import { couponEffect } from './couponEffect.ts';
import { suggestedCoupons } from './suggestedCoupons.ts';

const lines = [{ offer: 1, brand: null, sections: [5], price: 1_000, quantity: 1 }];
const codes = (coupons: ReturnType<typeof aCoupon>[], applied: string | null = null) =>
  suggestedCoupons(coupons, lines, applied, 0).map(({ code }) => code);

test('what saves most comes first, then what least is missing to', () => {
  const far = aCoupon({ code: 'far', minTotal: 5_000 });
  const near = aCoupon({ code: 'near', minTotal: 1_100 });
  const small = aCoupon({ code: 'small', value: 5 });
  const large = aCoupon({ code: 'large', type: 'fixed', value: 300 });
  expect(suggestedCoupons([far, small, near, large], lines, null, 0)).toEqual([
    { code: 'large', description: '', discount: 300, missing: 0 },
    { code: 'small', description: '', discount: 50, missing: 0 },
    { code: 'near', description: '', discount: 0, missing: 100 },
    { code: 'far', description: '', discount: 0, missing: 4_000 },
  ]);
});

test('what is applied, what is not for these goods and what is over is not suggested', () => {
  const [own, other] = [aCoupon({ code: 'own' }), aCoupon({ code: 'other', targets: [6] })];
  expect(codes([own, other, aCoupon({ code: 'gone', limitTotal: 1, used: 1 })], 'own')).toEqual([]);
});

test('a suggestion promises exactly what it gives', () => {
  const coupon = fc
    .record({ value: amounts(90), minTotal: amounts(3_000), maxDiscount: fc.option(amounts(200)) })
    .map(aCoupon);
  fc.assert(
    fc.property(fc.array(coupon, { maxLength: 5 }), (coupons) => {
      for (const { code, discount, missing } of suggestedCoupons(coupons, lines, null, 0)) {
        const meant = coupons.filter((one) => one.code === code).map((one) => couponEffect(one, lines, 0));
        expect(meant.some((effect) => effect.discount === discount && effect.missing === missing)).toBe(true);
        expect(discount > 0 || missing > 0).toBe(true);
      }
    }),
  );
});
