import { cartSummary } from '@siren/domain/cart';
import { expect, test } from 'vitest';
import { makeFullCart, makeTroubledCart } from '../cart/cart.fixtures.ts';
import { hindrance } from './hindrance.ts';

const of = (cart = makeFullCart()) => hindrance(cartSummary(cart, []));
const withOffer = (id: number, over: object, cart = makeFullCart()) => ({
  ...cart,
  offers: { ...cart.offers, [id]: { ...cart.offers[id]!, ...over } },
});
const gone = { stock: { status: 'out_of_stock', quantity: 0 } };

test('nothing stands in the way of a cart that can be bought', () => {
  expect(of()).toBeNull();
});

test('what is not sold can be left out where something else is ordered', () => {
  expect(of(withOffer(2, gone))).toMatchObject({
    words: expect.stringMatching(/^Часть товаров/),
    drops: true,
  });
});

test('more pieces than there are can be left out, too', () => {
  const above = withOffer(2, { stock: { status: 'few', quantity: 2 } });
  expect(of(above)).toMatchObject({ words: expect.stringMatching(/^Часть товаров/), drops: true });
  expect(of(withOffer(1, gone, above))).toMatchObject({ drops: false });
});

test('a sum that no order holds is told, whatever else is wrong, until fewer pieces are wanted', () => {
  const priced = (price: number) => {
    const cart = withOffer(1, { price });
    return { ...cart, content: cart.content.map((row) => (row.offer === 1 ? { ...row, price } : row)) };
  };
  const dear = priced(9_999_999_999);
  expect(of(dear)).toMatchObject({
    words: expect.stringMatching(/^Такая сумма не.помещается/),
    drops: false,
  });
  expect(of(withOffer(2, { stock: { status: 'out_of_stock', quantity: 0 } }, dear))?.words).toMatch(/^Часть/);
  expect(of(withOffer(2, gone, priced(10_000_000_000)))?.words).toMatch(/^Такая сумма/);
  expect(of(priced(9_000_000_000))).toBeNull();
});

test('a cart of which nothing can be bought leads to the notes of its rows, one without a tick for a choice', () => {
  expect(of(withOffer(1, gone, withOffer(2, gone)))?.words).toMatch(/^Выбранное заказать нельзя/);
  const none = makeTroubledCart().content.map((row) => ({ ...row, selected: false }));
  expect(of(makeFullCart({ content: none }))?.words).toMatch(/^Отметьте товары/);
});
