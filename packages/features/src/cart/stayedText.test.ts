import type { CartChange } from '@siren/domain/cart';
import { expect, test } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { stayedCallText, stayedText } from './stayedText.ts';

const cart = makeCart([{ offer: 1, quantity: 2 }, { offer: 2 }]);
const [first, second] = cart.content.map(({ id }) => id);
if (first === undefined || second === undefined) throw new Error('Two rows');
const withQuantity = (quantity: number) => ({
  ...cart,
  content: cart.content.map((row) => (row.id === first ? { ...row, quantity } : row)),
});
const without = { ...cart, content: cart.content.filter(({ id }) => id !== first) };
const raised: CartChange = { type: 'update', id: first, quantity: 3 };

test('a quantity that stayed is told with its pieces', () => {
  expect(stayedText(raised, cart, cart)).toBe('Количество осталось прежним: 2\u00a0шт.');
});

test('where another quantity is there by now, that is told, and where the row is gone, that', () => {
  expect(stayedText(raised, cart, withQuantity(5))).toBe('Сейчас в\u00a0корзине 5\u00a0шт.');
  expect(stayedText(raised, cart, without)).toBe('Этого товара в\u00a0корзине уже нет.');
});

test.each<[CartChange, string | null]>([
  [{ type: 'delete', ids: [first] }, 'Товар остался в\u00a0корзине.'],
  [{ type: 'delete', ids: [first, second] }, 'Товары остались в\u00a0корзине.'],
  [{ type: 'delete', ids: [99] }, null],
  [{ type: 'toggle', ids: [first], selected: false }, 'Отметка осталась прежней.'],
  [{ type: 'toggle', ids: [first, second], selected: false }, 'Отметки остались прежними.'],
])('of %j is told %s', (change, text) => {
  expect(stayedText(change, cart, cart)).toBe(text);
});

test('a city of delivery that stayed is named', () => {
  const cities = [{ code: 'pervouralsk', name: 'Первоуральск' }];
  const there = { ...cart, services: { ...cart.services, cities, city: 'pervouralsk' } };
  expect(stayedCallText('/api/cart/set-service-city', there)).toBe(
    'Город доставки остался прежним: Первоуральск.',
  );
});
