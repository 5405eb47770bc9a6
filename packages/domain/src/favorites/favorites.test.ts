import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheaperBy } from './cheaperBy.ts';
import { favoriteAvailabilities, favoriteCounts, hasAvailability } from './favoriteAvailability.ts';
import { favoriteSorts, sortFavorites } from './sortFavorites.ts';
import { whyNotToCart } from './whyNotToCart.ts';

const roubles = fc.integer({ min: 1, max: 99_999_900 }).map((kopecks) => kopecks / 100);
const kept = fc.record({
  id: fc.nat(),
  addedAt: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  price: roubles,
  priceThen: fc.option(roubles),
  exposition: fc.boolean(),
  stock: fc.record({ status: fc.constantFrom('in_stock', 'few', 'out_of_stock'), quantity: fc.nat() }),
});
const list = fc.array(kept, { maxLength: 12 });

describe('cheaper than when it was kept', () => {
  test('is told to the kopeck', () => {
    expect(cheaperBy({ price: 52_990, priceThen: 54_990 })).toBe(2_000);
    expect(cheaperBy({ price: 0.1, priceThen: 0.3 })).toBe(0.2);
  });

  test.each([
    [54_990, 52_990],
    [52_990, 52_990],
    [52_990, null],
  ])('is never told of a price of %s that was %s', (price, priceThen) => {
    expect(cheaperBy({ price, priceThen })).toBe(0);
  });
});

describe('the list', () => {
  test('shows each good under «all» and one of the other two filters, as often as they count', () => {
    fc.assert(
      fc.property(list, (items) => {
        const counts = favoriteCounts(items);
        for (const wanted of favoriteAvailabilities)
          expect(items.filter((item) => hasAvailability(item, wanted))).toHaveLength(counts[wanted]);
        expect(counts.in_stock + counts.out_of_stock).toBe(counts.all);
      }),
    );
  });

  test('keeps every good in any order, and the former list as it was', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...favoriteSorts), (items, sort) => {
        const before = [...items];
        const sorted = sortFavorites(items, sort);
        expect(new Set(sorted)).toEqual(new Set(items));
        expect(sorted).toHaveLength(items.length);
        expect(items).toEqual(before);
      }),
    );
  });

  test('puts each good not behind one that comes before it by the order', () => {
    const rising = {
      added: ({ addedAt }: { addedAt: string }) => -Date.parse(addedAt),
      'price-asc': ({ price }: { price: number }) => price,
      'price-desc': ({ price }: { price: number }) => -price,
      cheaper: (item: { price: number; priceThen: number | null }) => -cheaperBy(item),
    };
    fc.assert(
      fc.property(list, fc.constantFrom(...favoriteSorts), (items, sort) => {
        const values = sortFavorites(items, sort).map((item) => rising[sort](item));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });
});

test('what can be ordered goes into the cart, and nothing else', () => {
  const at = (status: 'in_stock' | 'out_of_stock', exposition = false) =>
    whyNotToCart({ stock: { status, quantity: status === 'in_stock' ? 5 : 0 }, exposition });
  expect([at('in_stock'), at('out_of_stock'), at('in_stock', true)]).toEqual([
    null,
    'out_of_stock',
    'exposition',
  ]);
});
