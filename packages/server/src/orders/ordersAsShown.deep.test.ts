import { ApiError } from '@siren/contract/errors';
import type { CartState } from '@siren/domain/cart';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { draftOf, orderShopOn } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';
import { setPrice, twoDevices } from './testing/twoDevices.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = orderShopOn(await createTestShop());
  await shop.db.query(sql`insert into coupons (code, type, value) values ('TENTH', 'percent', 10)`);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`update stock set quantity = 500`));

const GOODS = ['LAMP', 'CHAIR', 'SOFA-SAGE', 'SOFA-CLAY'] as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), good: fc.constantFrom(...GOODS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take out' as const), row: fc.nat(3) }) },
  // Few prices: the same sum comes about in many ways.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      good: fc.constantFrom(...GOODS),
      price: fc.constantFrom(500, 1_000, 1_500),
    }),
  },
  // Two that take off as much.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('coupon' as const),
      code: fc.constantFrom('TEN', 'TENTH', null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('region' as const), ural: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What stands where a call was refused; what broke is thrown on. */
const unlessRefused =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof ApiError) return value;
    throw error;
  };

interface Device {
  visitor: Visitor;
  /** As it was last answered. */
  shown: CartState;
}

/** What a device does; a refusal leaves what it shows. */
async function take({ visitor, shown }: Device, what: Step): Promise<CartState> {
  switch (what.kind) {
    case 'add':
      return visitor.call('/api/cart/add', { id: shop.offer(what.good) });
    case 'take out': {
      const row = shown.content[what.row];
      return row ? visitor.call('/api/cart/delete', { id: row.id }) : shown;
    }
    case 'price':
      await setPrice(shop, what.good, what.price);
      return shown;
    case 'coupon':
      return what.code
        ? visitor.call('/api/cart/coupon', { coupon: what.code })
        : visitor.call('/api/cart/del-coupon', {});
    case 'region': {
      const [region, city] = what.ural ? ['ural', 'ekb'] : ['moscow', 'moscow'];
      return (await visitor.call('/api/info/set-region', { region, city })).cart;
    }
    case 'look':
      return shop.look(visitor);
    case 'order':
      return order(visitor, shown);
  }
}

/** Orders what is shown; what comes of it is just that, or nothing. */
async function order(visitor: Visitor, shown: CartState): Promise<CartState> {
  const draft = draftOf(shown, shop.ids.payTypes['card']!);
  const placed = await shop.create(visitor, draft).catch(unlessRefused(null));
  if (placed !== null) {
    const { lines, totals, coupon } = await visitor.call('/api/order/get', { id: placed });
    const byOffer = (rows: readonly { offer: number; quantity: number }[]) =>
      rows.map(({ offer, quantity }) => [offer, quantity]).toSorted(([a = 0], [b = 0]) => a - b);
    expect(byOffer(lines)).toEqual(byOffer(draft.expectedLines ?? []));
    expect(totals.toPay).toBe(draft.expectedTotal);
    expect(coupon).toBe(shown.coupon?.reason === null ? shown.coupon.code : null);
    ordered += 1;
  }
  return shop.look(visitor);
}

let ordered = 0;

test('two devices of one account never order anything else than they last showed, whatever happens between', async () => {
  const walk = fc.array(fc.tuple(fc.nat(1), step), { minLength: 6, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      const both = await twoDevices(shop);
      const hands = await Promise.all(
        both.map(async (visitor): Promise<Device> => ({ visitor, shown: await shop.look(visitor) })),
      );
      for (const [at, what] of steps) {
        const hand = hands[at]!;
        hand.shown = await take(hand, what).catch(unlessRefused(hand.shown));
      }
    }),
    { numRuns: 200 },
  );
  expect(ordered).toBeGreaterThan(100);
});
