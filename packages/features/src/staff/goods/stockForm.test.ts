import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstStockForm, stockChangeOf, turned } from './stockForm.ts';

const there = { pieces: 5, held: 2 };

test.each(['', '0', '1,5', '1.234', 'три', '-2'])(
  '«%s» is no number of pieces, and is not guessed',
  (count) => {
    const found = stockChangeOf({ way: 'more', count, reason: 'arrived' }, there);
    expect(Object.keys(found)).toEqual(['count']);
  },
);

test('more than lie there unsold cannot go', () => {
  expect(stockChangeOf({ way: 'fewer', count: '6', reason: 'lost' }, there)).toHaveProperty('count');
  expect(stockChangeOf({ way: 'fewer', count: '5', reason: 'lost' }, there)).toEqual({
    change: { difference: -5, reason: 'lost' },
  });
});

test('a change without a reason is none', () => {
  expect(stockChangeOf({ ...firstStockForm, count: '1' }, there)).toEqual({ reason: 'Выберите причину.' });
});

test('a reason that does not fit the other way is chosen anew, any other one stays', () => {
  const form = { way: 'fewer', count: '1', reason: 'lost' } as const;
  expect(turned(form, 'more').reason).toBeNull();
  expect(turned({ ...form, reason: 'recount' }, 'more').reason).toBe('recount');
});

test('what is typed is the difference, whatever lies there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), fc.nat(1_000), (count, pieces) => {
      const found = stockChangeOf(
        { way: 'more', count: String(count), reason: 'recount' },
        { pieces, held: 0 },
      );
      expect(found).toEqual({ change: { difference: count, reason: 'recount' } });
    }),
  );
});
