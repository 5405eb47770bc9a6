import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../db/index.ts';
import type { CouponShop, Fields } from './couponShop.ts';
import { plainFields } from './couponShop.ts';

const PIECES_MAX = 4;

/** Rules by chance, and a cart by chance. */
const anyCase = ({ shop }: CouponShop, offers: number[]) => {
  const sections = Object.values(shop.ids.sections);
  const some = (ids: number[]) => fc.subarray(ids, { maxLength: 2 });
  const rules: fc.Arbitrary<Fields> = fc
    .record({
      type: fc.constantFrom('percent' as const, 'fixed' as const),
      value: fc.integer({ min: 1, max: 100 }),
      maxDiscount: fc.option(fc.integer({ min: 1, max: 9_000 })),
      minTotal: fc.constantFrom(0, 0, 5_000, 60_000),
      targets: some(sections),
      offers: some(offers),
      excludes: fc.oneof(fc.constant<number[]>([]), some(sections)),
      active: fc.constantFrom(true, true, true, false),
    })
    .map((given) => ({
      ...{ ...plainFields, ...given },
      value: given.type === 'fixed' ? given.value * 100 : given.value,
    }));
  const rows = fc.uniqueArray(
    fc.record({ offer: fc.constantFrom(...offers), quantity: fc.integer({ min: 1, max: PIECES_MAX }) }),
    { selector: ({ offer }) => offer, minLength: 1, maxLength: 4 },
  );
  return fc.record({ rules, rows });
};

/** Variants that buyers can have so many of. */
const soldOffers = async ({ shop }: CouponShop): Promise<number[]> => {
  const rows = await shop.db.query<{ id: number }>(sql`
    select o.id from offers o join products p on p.id = o.product_id
    where o.active and p.active and not o.exposition and o.id in (
      select k.offer_id from stock k where k.store_id = ${shop.ids.stores['msk-1']!} and k.quantity >= ${PIECES_MAX})
      and o.id in (select r.offer_id from prices r where r.region_id = ${shop.ids.regions['moscow']!})
    order by o.id`);
  return rows.map(({ id }) => id);
};

/** Tries coupons on carts by chance, and holds each answer to the shop's own cart with the same coupon in it. */
export async function checkCarts(all: CouponShop, runs: number): Promise<void> {
  const { shop, staff, make } = all;
  await shop.db.query(sql`update stock set quantity = 50`);
  const { id, code } = await make('CHECKED');
  await fc.assert(
    fc.asyncProperty(anyCase(all, await soldOffers(all)), async ({ rules, rows }) => {
      const { version } = await staff.call('/api/admin/coupons/get', { id });
      await staff.call('/api/admin/coupons/save', { id, version, set: rules });
      const visitor = shop.visitor();
      for (const { offer, quantity } of rows) {
        await visitor.call('/api/cart/add', { id: offer });
        await shop.db.query(sql`
          update cart_items set quantity = ${quantity}
          where offer_id = ${offer} and cart_id = (select max(id) from carts)`);
      }
      const cart = await visitor.call('/api/cart/coupon', { coupon: code });
      const checked = await staff.call('/api/admin/coupons/check', { id, cart: { rows } });
      expect(checked.discount).toBe(cart.coupon?.discount);
      expect(checked.reason).toBe(cart.coupon?.reason);
      expect(checked.missing).toBe(cart.coupon?.missing);
      const shown = new Map(cart.content.map(({ offer, price, quantity }) => [offer, price * quantity]));
      for (const { offer, after, why } of checked.rows) {
        expect(after).toBeCloseTo(shown.get(offer) ?? Number.NaN, 2);
        expect(why === 'taken').toBe(after < (cart.offers[offer]?.price ?? 0) * rowOf(rows, offer));
      }
      expect(checked.after + checked.discount).toBeCloseTo(checked.before, 2);
      expect(checked.unbounded).toBeGreaterThanOrEqual(checked.discount);
    }),
    { numRuns: runs },
  );
}

const rowOf = (rows: readonly { offer: number; quantity: number }[], wanted: number): number =>
  rows.find(({ offer }) => offer === wanted)?.quantity ?? 0;
