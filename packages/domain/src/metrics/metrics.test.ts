import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCartChange } from '../cart/index.ts';
import type { CartChange } from '../cart/index.ts';
import { aCart, anOffer, aRow } from '../testing/builders.ts';
import { cartEvents } from './cartEvents.ts';
import { purchaseEvent } from './purchaseEvent.ts';
import { toEcommerce } from './toEcommerce.ts';
import { withoutContacts } from './withoutContacts.ts';

describe('what a change of the cart counts as', () => {
  const sofa = aRow({ id: 1, offer: 10, quantity: 2 });
  const lamp = aRow({ id: 2, offer: 20, quantity: 1 });
  const cart = aCart([sofa, lamp]);
  const events = (change: CartChange, after = applyCartChange(cart, change)) =>
    cartEvents(cart, after, change);

  test('pieces that came and pieces that went', () => {
    expect(events({ type: 'update', id: 1, quantity: 5 })).toMatchObject([
      { type: 'add', good: { id: 10, quantity: 3 } },
    ]);
    expect(events({ type: 'update', id: 1, quantity: 1 })).toMatchObject([
      { type: 'remove', good: { id: 10, quantity: 1 } },
    ]);
    expect(events({ type: 'delete', ids: [1, 2] })).toMatchObject([
      { type: 'remove', good: { id: 10, quantity: 2 } },
      { type: 'remove', good: { id: 20, quantity: 1 } },
    ]);
    expect(
      events({ type: 'add', id: -1, offer: anOffer({ id: 30, name: 'Стул' }), quantity: 1 }),
    ).toMatchObject([{ type: 'add', good: { id: 30, name: 'Стул', quantity: 1 } }]);
  });

  test('every good of a change of the whole cart, as much of it as came or went', () => {
    const chair = aRow({ id: 3, offer: 30, quantity: 2 });
    const after = aCart([{ ...sofa, quantity: 5 }, chair]);
    expect(cartEvents(cart, after, null)).toMatchObject([
      { type: 'add', good: { id: 10, quantity: 3 } },
      { type: 'remove', good: { id: 20, quantity: 1 } },
      { type: 'add', good: { id: 30, quantity: 2 } },
    ]);
    expect(cartEvents(cart, cart, null)).toEqual([]);
  });

  test('what only became selected is neither', () => {
    expect(events({ type: 'toggle', ids: [1], selected: false })).toEqual([]);
  });

  test('nothing where the server gave no more, and nothing that another tab did', () => {
    expect(events({ type: 'update', id: 1, quantity: 5 }, cart)).toEqual([]);
    const elsewhere = aCart([
      { ...sofa, quantity: 3 },
      { ...lamp, quantity: 9 },
    ]);
    expect(events({ type: 'update', id: 1, quantity: 3 }, elsewhere)).toMatchObject([
      { good: { id: 10, quantity: 1 } },
    ]);
  });
});

test('an order counts what was selected, at its price, with the coupon', () => {
  const rows = [
    aRow({ id: 1, offer: 10, quantity: 2, price: 90 }),
    aRow({ id: 2, offer: 20, selected: false }),
  ];
  const cart = aCart(rows, [anOffer({ id: 10, name: 'Диван', options: 'велюр' })]);
  expect(purchaseEvent(7, cart, 180)).toEqual({
    type: 'purchase',
    order: 7,
    revenue: 180,
    coupon: cart.coupon?.code ?? null,
    goods: [{ id: 10, name: 'Диван', price: 90, variant: 'велюр', quantity: 2 }],
  });
});

describe('the e-commerce of Yandex Metrica', () => {
  const good = { id: 10, name: 'Диван', price: 54_990, quantity: 2 };

  test('reads goods by what was done to them', () => {
    expect(toEcommerce({ type: 'view', good })).toEqual({
      ecommerce: { currencyCode: 'RUB', detail: { products: [good] } },
    });
    expect(toEcommerce({ type: 'list', goods: [good] })).toEqual({
      ecommerce: { currencyCode: 'RUB', impressions: [good] },
    });
    expect(toEcommerce({ type: 'remove', good })).toEqual({
      ecommerce: { currencyCode: 'RUB', remove: { products: [good] } },
    });
    expect(
      toEcommerce({ type: 'purchase', order: 7, revenue: 109_980, coupon: 'СИРЕНЬ10', goods: [good] }),
    ).toEqual({
      ecommerce: {
        currencyCode: 'RUB',
        purchase: { actionField: { id: '7', revenue: 109_980, coupon: 'СИРЕНЬ10' }, products: [good] },
      },
    });
  });

  test('is told of nothing else', () => {
    expect(toEcommerce({ type: 'search', query: 'диван', found: 3 })).toBeNull();
    expect(toEcommerce({ type: 'list', goods: [] })).toBeNull();
  });
});

describe('what somebody typed', () => {
  test.each([
    ['диван угловой 240', 'диван угловой 240'],
    ['артикул 10-2044', 'артикул 10-2044'],
    ['диван anna@mail.ru', 'диван …'],
    ['+7 (912) 204-41-08', '…'],
    ['89122044108 стол', '… стол'],
  ])('«%s» is counted as «%s»', (typed, counted) => expect(withoutContacts(typed)).toBe(counted));

  test('no phone and no address gets through, wherever it stands', () => {
    const phone = fc.stringMatching(/^(\+7|8)[ -]?9\d{2}[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}$/);
    const mail = fc.emailAddress();
    fc.assert(
      fc.property(fc.stringMatching(/^[а-я ]{0,20}$/), fc.oneof(phone, mail), (words, secret) => {
        const counted = withoutContacts(`${words} ${secret} ${words}`);
        expect(counted).not.toContain(secret);
        expect(counted).not.toMatch(/\d{7}|@/);
      }),
    );
  });
});
