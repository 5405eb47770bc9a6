import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../db/index.ts';
import { orderShopOn } from '../../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../../orders/testing/createOrderShop.ts';
import type { Visitor } from '../../testing/index.ts';
import type { CouponShop, Fields } from './couponShop.ts';
import { plainFields } from './couponShop.ts';

const PIECES_MAX = 4;

interface Sold {
  offers: number[];
  brands: number[];
}

/** Rules by chance, and a cart by chance. */
const anyCase = ({ shop }: CouponShop, { offers, brands }: Sold) => {
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
      brands: some(brands),
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
const sold = async ({ shop }: CouponShop): Promise<Sold> => {
  const rows = await shop.db.query<{ id: number }>(sql`
    select o.id from offers o join products p on p.id = o.product_id
    where o.active and p.active and not o.exposition and o.id in (
      select k.offer_id from stock k where k.store_id = ${shop.ids.stores['msk-1']!} and k.quantity >= ${PIECES_MAX})
      and o.id in (select r.offer_id from prices r where r.region_id = ${shop.ids.regions['moscow']!})
    order by o.id`);
  const brands = await shop.db.query<{ id: number }>(sql`select id from brands order by id`);
  return { offers: rows.map(({ id }) => id), brands: brands.map(({ id }) => id) };
};

/** Two brands, one good of each: the test catalogue has none. */
const nameBrands = async ({ shop }: CouponShop): Promise<void> => {
  await shop.db.query(sql`insert into brands (name) values ('Лада'), ('Берег') on conflict do nothing`);
  await shop.db.query(sql`
    update products p set brand = case when p.id % 2 = 0 then 'Лада' else 'Берег' end where p.id % 3 > 0`);
};

/** What an order of what the visitor has charges for its goods, by offer. */
async function orderedSums(shop: OrderShop, visitor: Visitor): Promise<Map<number, number>> {
  const order = await shop.create(visitor, await shop.draft(visitor));
  const lines = await shop.db.query<{ offer: number; sum: number }>(sql`
    select offer_id as offer, sum(final_price * quantity)::float8 as sum from order_lines
    where order_id = ${order} group by offer_id`);
  // A buyer may not hold so many orders, and nothing is left after some hundreds of them.
  await shop.db.query(sql`delete from orders`);
  await shop.db.query(sql`update stock set quantity = 50`);
  return new Map(lines.map(({ offer, sum }) => [offer, sum]));
}

/** Tries coupons on carts by chance, and holds each answer to the shop's own cart with the same coupon in it, and to an order of it that is placed. */
export async function checkCarts(all: CouponShop, runs: number): Promise<void> {
  const { shop, staff, make } = all;
  await nameBrands(all);
  const orders = orderShopOn(shop);
  await shop.db.query(sql`update stock set quantity = 50`);
  const { id, code } = await make('CHECKED');
  await fc.assert(
    fc.asyncProperty(anyCase(all, await sold(all)), async ({ rules, rows }) => {
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
      const charged = await orderedSums(orders, visitor);
      expect(charged.size).toBe(rows.length);
      for (const { offer, after } of checked.rows)
        expect(after).toBeCloseTo(charged.get(offer) ?? Number.NaN, 2);
      expect(checked.after + checked.discount).toBeCloseTo(checked.before, 2);
      expect(checked.unbounded).toBeGreaterThanOrEqual(checked.discount);
    }),
    { numRuns: runs },
  );
}

const rowOf = (rows: readonly { offer: number; quantity: number }[], wanted: number): number =>
  rows.find(({ offer }) => offer === wanted)?.quantity ?? 0;
