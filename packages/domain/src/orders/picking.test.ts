import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickingPlaces, pickingRows } from './index.ts';
import type { PickedOrder, PickingRow } from './index.ts';

const store = (id: number) => ({ id, name: ['Ткацкая, 8', 'Берёзовая роща', 'Причал'][id] ?? '' });
const line = (offer: number, quantity: number, finalPrice = 300) => ({
  ...{ offer, quantity, finalPrice, price: 300, oldPrice: null, image: null },
  ...{ path: `p${offer}`, name: `Полка ${offer}`, options: 'ясень', article: `SH-${offer}` },
});
const short = ({ article, store: place, quantity }: PickingRow) => [article, place?.name ?? null, quantity];

describe('what is fetched for an order', () => {
  test('is told by place, and one good at two prices is one good', () => {
    const rows = pickingRows({
      order: { number: '7', lines: [line(5, 2, 250), line(6, 1), line(5, 3)] },
      pieces: [
        { offer: 5, store: store(0), quantity: 4 },
        { offer: 5, store: store(2), quantity: 1 },
        { offer: 6, store: store(2), quantity: 1 },
      ],
    });
    expect(rows.map(short)).toEqual([
      ['SH-5', 'Ткацкая, 8', 4],
      ['SH-5', 'Причал', 1],
      ['SH-6', 'Причал', 1],
    ]);
  });

  test('names pieces that nothing was put aside for', () => {
    const rows = pickingRows({
      order: { number: '7', lines: [line(5, 3)] },
      pieces: [{ offer: 5, store: store(1), quantity: 1 }],
    });
    expect(rows.map(short)).toEqual([
      ['SH-5', 'Берёзовая роща', 1],
      ['SH-5', null, 2],
    ]);
  });
});

const offers = fc.integer({ min: 1, max: 4 });
const count = fc.integer({ min: 1, max: 9 });
const orders: fc.Arbitrary<PickedOrder[]> = fc
  .array(
    fc.record({
      lines: fc.array(fc.tuple(offers, count), { minLength: 1, maxLength: 6 }),
      pieces: fc.uniqueArray(fc.tuple(offers, fc.nat({ max: 2 }), count), {
        maxLength: 6,
        selector: ([offer, place]) => `${offer} ${place}`,
      }),
    }),
    { maxLength: 5 },
  )
  .map((list) =>
    list.map(({ lines, pieces }, at) => ({
      order: { number: String(900 + at), lines: lines.map(([offer, quantity]) => line(offer, quantity)) },
      pieces: pieces.map(([offer, place, quantity]) => ({ offer, store: store(place), quantity })),
    })),
  );
const sum = (rows: readonly { quantity: number }[]) => rows.reduce((all, { quantity }) => all + quantity, 0);
const ofOffer = (offer: number) => (row: { offer: number }) => row.offer === offer;

test('each piece that was ordered is fetched once, and no place gives more than it has put aside', () => {
  fc.assert(
    fc.property(orders, (all) => {
      for (const one of all) {
        const rows = pickingRows(one);
        for (const offer of [1, 2, 3, 4]) {
          const wanted = sum(one.order.lines.filter(ofOffer(offer)));
          const aside = one.pieces.filter(ofOffer(offer));
          const own = rows.filter(ofOffer(offer));
          expect(sum(own)).toBe(wanted);
          expect(sum(own.filter((row) => row.store === null))).toBe(Math.max(0, wanted - sum(aside)));
          for (const row of own.filter((each) => each.store !== null)) {
            const has = sum(aside.filter((piece) => piece.store.id === row.store?.id));
            expect(row.quantity).toBeLessThanOrEqual(has);
          }
        }
      }
    }),
  );
});

test('together they are fetched as one by one: a good of a place once, with the orders that it is for', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const told = pickingPlaces(all).flatMap(({ store: place, goods }) =>
        goods.flatMap(({ offer, orders: those, quantity }) => {
          expect(sum(those)).toBe(quantity);
          return those.map((one) => JSON.stringify([one.number, offer, place, one.quantity]));
        }),
      );
      const alone = all.flatMap((one) =>
        pickingRows(one).map((row) => JSON.stringify([one.order.number, row.offer, row.store, row.quantity])),
      );
      expect(told.toSorted()).toEqual(alone.toSorted());
      const keys = pickingPlaces(all).flatMap(({ store: place, goods }) =>
        goods.map(({ offer }) => `${place?.id} ${offer}`),
      );
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('places stand by their names, and last what nothing was put aside for', () => {
  const order = { number: '1', lines: [line(1, 9)] };
  const pieces = [0, 1, 2].map((place) => ({ offer: 1, store: store(place), quantity: 2 }));
  expect(pickingPlaces([{ order, pieces }]).map(({ store: place }) => place?.name ?? null)).toEqual([
    'Берёзовая роща',
    'Причал',
    'Ткацкая, 8',
    null,
  ]);
});
