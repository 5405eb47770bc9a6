import type { PickupPlan } from '@siren/domain/pickup';
import { describe, expect, test } from 'vitest';
import { distanceText, pickupText } from './pickupText.ts';

const TODAY = '2026-11-23';
const facts = {
  store: { opens: '10:00', closes: '21:00' },
  today: TODAY,
  offers: 3,
  storeName: (id: number) => `Магазин ${id}`,
  offerName: (id: number) => `Товар ${id}`,
};
const plan = (over: Partial<PickupPlan>): PickupPlan => ({
  store: 1,
  state: 'ready',
  from: [],
  missing: [],
  date: TODAY,
  ...over,
});
const said = (over: Partial<PickupPlan>, about: Partial<typeof facts> = {}) =>
  pickupText(plan(over), { ...facts, ...about }).text.replaceAll('\u00a0', ' ');

describe('a store says', () => {
  test('until when it gives the order today, or from when on later', () => {
    expect(said({})).toBe('Можно забрать сегодня до 21:00');
    expect(said({ date: '2026-11-24' })).toBe('Можно забрать завтра с 10:00');
    expect(said({}, { store: { opens: '00:00', closes: '00:00' } })).toBe(
      'Можно забрать сегодня, круглосуточно',
    );
  });

  test('from where goods are brought and for which day', () => {
    expect(said({ state: 'brought', from: [2], date: '2026-11-26' })).toBe(
      'Привезём из «Магазин 2»: с 26 ноября',
    );
    expect(said({ state: 'brought', from: [2], date: null })).toBe('Привезём из «Магазин 2»: день согласуем');
  });

  test.each([
    [1, [7], 'Нет товара: Товар 7'],
    [3, [7], 'Нет 1 из 3 товаров: Товар 7'],
    [21, [7, 8], 'Нет 2 из 21 товара: Товар 7 и Товар 8'],
  ])('what it lacks of %i', (offers, missing, text) => {
    expect(said({ state: 'lacking', missing, date: null }, { offers })).toBe(text);
  });
});

test.each([
  [0.01, '50 м'],
  [0.34, '350 м'],
  [0.99, '1 км'],
  [1.24, '1,2 км'],
  [14.4, '14 км'],
])('%d km is told as far as one can use it: %s', (km, text) => {
  expect(distanceText(km).replace('\u00a0', ' ')).toBe(text);
});
