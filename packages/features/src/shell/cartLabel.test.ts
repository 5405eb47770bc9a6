import { expect, test } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { cartLabel } from './cartLabel.ts';

test('an empty cart says its name', () => {
  expect(cartLabel(makeCart())).toEqual({ count: 0, label: 'Корзина', words: '' });
});

test('pieces are counted, not rows, and the sum is of all of them', () => {
  const cart = makeCart([
    { offer: 1, price: 7_490, quantity: 4 },
    { offer: 2, price: 10.5, selected: false },
  ]);
  expect(cartLabel(cart)).toEqual({
    count: 5,
    label: '29\u00a0971\u00a0₽',
    words: '5\u00a0товаров',
  });
});

test('a cart that is not known yet is no error', () => {
  expect(cartLabel(undefined).count).toBe(0);
});
