import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiplyRoubles, sumRoubles, toRoubles } from '../money/index.ts';
import { aService } from '../testing/builders.ts';
import { areServicesAllowed, changeOrder, isOrderChangeable, pieceChanges } from './index.ts';
import type { ChangingOrder, OrderChangeWish } from './index.ts';

const courier = aService({
  key: 'courier',
  group: 'delivery',
  calculate: { type: 'static', value: 990, minValue: 0 },
});
const assembly = aService({
  key: 'assembly',
  group: 'assembly',
  calculate: { type: 'percent', value: 10, minValue: 0 },
});
const lift = aService({
  key: 'lift',
  group: 'lift',
  calculate: { type: 'quantity', value: 300, minValue: 0 },
});
const today = {
  goods: new Map([
    [1, { price: 1_200, oldPrice: null }],
    [3, { price: 450.5, oldPrice: 500 }],
  ]),
  services: [courier, assembly, lift],
};

/** Two chairs at 1 000 with a tenth off, a lamp; delivery as it cost then, assembly for a tenth of the goods. */
const order: ChangingOrder = {
  lines: [
    { offer: 1, quantity: 2, price: 1_000, finalPrice: 900, oldPrice: null },
    { offer: 2, quantity: 1, price: 200, finalPrice: 200, oldPrice: 250 },
  ],
  services: [
    { key: 'courier', quantity: 1, price: 500 },
    { key: 'assembly', quantity: 1, price: 200 },
  ],
  bonusUsed: 300,
  certificates: [{ guid: 'a', amount: 100 }],
};
const asItIs = order.services.map(({ key, quantity }) => ({ key, quantity }));
const wish = (over: Partial<OrderChangeWish> = {}): OrderChangeWish => ({
  ...{ rows: [], added: [], services: asItIs },
  ...over,
});

describe('an order that is changed', () => {
  test('keeps everything that nobody touched at the price that it was ordered at', () => {
    const { lines, services, totals } = changeOrder(order, wish(), today);
    expect(lines).toEqual(order.lines.map((line, row) => ({ ...line, row })));
    expect(services).toEqual(order.services);
    expect(totals).toEqual({
      goods: 2_200,
      discount: 200,
      services: 700,
      bonus: 300,
      certificates: 100,
      toPay: 2_300,
    });
  });

  test('has more pieces of a row for the price of that row, and what comes to it for today’s', () => {
    const { lines } = changeOrder(
      order,
      wish({
        rows: [{ row: 1, quantity: 3 }],
        added: [
          { offer: 3, quantity: 2 },
          { offer: 1, quantity: 1 },
        ],
      }),
      today,
    );
    expect(lines.map(({ row, offer, quantity, finalPrice }) => [row, offer, quantity, finalPrice])).toEqual([
      [0, 1, 2, 900],
      [1, 2, 3, 200],
      [null, 3, 2, 450.5],
      [null, 1, 1, 1_200],
    ]);
  });

  test('counts what comes to it into a row of the same good at the same price', () => {
    const { lines } = changeOrder(order, wish({ added: [{ offer: 2, quantity: 4 }] }), {
      ...today,
      goods: new Map([[2, { price: 200, oldPrice: null }]]),
    });
    expect(lines.map(({ row, quantity }) => [row, quantity])).toEqual([
      [0, 2],
      [1, 5],
    ]);
  });

  test('pays anew for a service that goes by its goods, and for no other', () => {
    const { services } = changeOrder(order, wish({ rows: [{ row: 0, quantity: 0 }] }), today);
    expect(services.map(({ key, price }) => [key, price])).toEqual([
      ['courier', 500],
      ['assembly', 20],
    ]);
  });

  test('pays for a delivery that was free of a larger sum, and for none once the sum is reached', () => {
    const free = { ...courier, calculate: { ...courier.calculate, freeFrom: 2_100 } };
    const prices = { ...today, services: [free, assembly, lift] };
    const costs = (was: number, over: Partial<OrderChangeWish>) =>
      changeOrder(
        { ...order, services: [{ key: 'courier', quantity: 1, price: was }] },
        { ...wish(over), services: [{ key: 'courier', quantity: 1 }] },
        prices,
      ).services[0]?.price;
    expect(costs(500, { added: [{ offer: 1, quantity: 1 }] })).toBe(0);
    // The sum stays on its side: what was agreed stays, too.
    expect(costs(500, { rows: [{ row: 0, quantity: 1 }] })).toBe(500);
    const large = { ...order, lines: [{ ...order.lines[0]!, quantity: 3 }] };
    const paid = changeOrder(
      { ...large, services: [{ key: 'courier', quantity: 1, price: 0 }] },
      { ...wish({ rows: [{ row: 0, quantity: 1 }] }), services: [{ key: 'courier', quantity: 1 }] },
      prices,
    );
    expect(paid.services[0]?.price).toBe(990);
  });

  test('has a service that comes to it, or another quantity of one, at today’s price', () => {
    const lifted = wish({ services: [...asItIs, { key: 'lift', quantity: 3 }] });
    expect(changeOrder(order, lifted, today).services.at(-1)).toEqual({
      key: 'lift',
      quantity: 3,
      price: 900,
    });
  });

  test('keeps a service that nobody offers any more', () => {
    const { services } = changeOrder(order, wish({ rows: [{ row: 0, quantity: 1 }] }), {
      ...today,
      services: [],
    });
    expect(services).toEqual(order.services);
  });

  test('gives bonus back before money of certificates is left, where it comes to less than both', () => {
    const { totals, certificateUses } = changeOrder(
      order,
      wish({ rows: [{ row: 0, quantity: 0 }], services: [] }),
      today,
    );
    expect(totals).toMatchObject({ bonus: 200, certificates: 0, toPay: 0 });
    expect(certificateUses).toEqual([]);
  });
});

const roubles = fc.integer({ min: 1, max: 9_000_000 }).map(toRoubles);
const lines = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 9 }),
      roubles,
      fc.integer({ min: 0, max: 100 }),
    )
    .map(([offer, quantity, price, off]) => ({
      ...{ offer, quantity, price, oldPrice: null },
      finalPrice: toRoubles(Math.floor(price * (100 - off) + 0.5)),
    })),
  { minLength: 1, maxLength: 5 },
);

test('to the kopeck: what it comes to is its rows and services, less what it was paid with besides, and never more of that', () => {
  fc.assert(
    fc.property(
      fc.record({
        lines,
        bonusUsed: fc.oneof(fc.constant(0), roubles),
        certificate: fc.oneof(fc.constant(0), roubles),
      }),
      fc.array(fc.record({ row: fc.nat(4), quantity: fc.nat(9) }), { maxLength: 5 }),
      fc.array(fc.record({ offer: fc.constantFrom(1, 3), quantity: fc.integer({ min: 1, max: 9 }) }), {
        maxLength: 2,
      }),
      (made, rows, added) => {
        const certificates = made.certificate > 0 ? [{ guid: 'a', amount: made.certificate }] : [];
        const changing = { ...order, ...made, certificates };
        const {
          lines: now,
          services,
          totals,
          certificateUses,
        } = changeOrder(changing, wish({ rows, added }), today);
        const due = sumRoubles([
          ...now.map(({ finalPrice, quantity }) => multiplyRoubles(finalPrice, quantity)),
          ...services.map(({ price }) => price),
        ]);
        expect(sumRoubles([totals.goods, -totals.discount, totals.services])).toBe(due);
        expect(sumRoubles([due, -totals.bonus, -totals.certificates])).toBe(totals.toPay);
        expect(totals.bonus).toBe(Math.min(changing.bonusUsed, due));
        expect(certificateUses.every(({ amount }) => amount <= made.certificate)).toBe(true);
        const pieces = (of: readonly { offer: number; quantity: number }[], offer: number) =>
          of.filter((one) => one.offer === offer).reduce((sum, { quantity }) => sum + quantity, 0);
        const changes = pieceChanges(changing, { lines: now });
        for (const offer of [1, 2, 3, 4])
          expect(changes.get(offer) ?? 0).toBe(pieces(now, offer) - pieces(made.lines, offer));
      },
    ),
  );
});

test.each([
  ['what it has', asItIs, true],
  ['none but the delivery', [{ key: 'courier', quantity: 1 }], true],
  ['one more', [...asItIs, { key: 'lift', quantity: 2 }], true],
  ['no delivery', [{ key: 'assembly', quantity: 1 }], false],
  ['one twice', [...asItIs, { key: 'assembly', quantity: 1 }], false],
  ['one that nobody offers', [...asItIs, { key: 'piano', quantity: 1 }], false],
])('of services it may have %s: %s', (_, services, allowed) => {
  expect(areServicesAllowed(order, services, today.services)).toBe(allowed);
});

test('it may have another way of delivery than it had no more than none', () => {
  const carrier = aService({ key: 'carrier', group: 'delivery' });
  const services = [{ key: 'carrier', quantity: 1 }];
  expect(areServicesAllowed(order, services, [...today.services, carrier])).toBe(false);
});

test('it keeps what is not to be had any more, and gets nothing that is not', () => {
  const excluded = [courier, { ...assembly, excluded: true }, { ...lift, excluded: true }];
  expect(areServicesAllowed(order, asItIs, excluded)).toBe(true);
  expect(areServicesAllowed(order, [...asItIs, { key: 'lift', quantity: 1 }], excluded)).toBe(false);
});

test('it changes until it is put together', () => {
  expect((['waiting', 'new', 'confirmed'] as const).every(isOrderChangeable)).toBe(true);
  expect(
    (['assembling', 'ready', 'delivering', 'done', 'returned', 'cancelled'] as const).some(isOrderChangeable),
  ).toBe(false);
});
