import { expect, test } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { differenceText } from './differenceText.ts';

test('a difference of kopecks is told with them', () => {
  const difference = { kind: 'coupon', before: 748.5, after: 748, amount: 0.5 } as const;
  expect(differenceText(difference, makeCart())).toBe(
    'Скидка по\u00a0промокоду: было 748,50\u00a0₽, стало 748\u00a0₽',
  );
});

test.each([
  ['МОРЕ-20', 'ПОЛЕ-20', 'Промокод: был МОРЕ-20, стал ПОЛЕ-20'],
  ['МОРЕ-20', null, 'Промокод МОРЕ-20: больше не\u00a0действует'],
  [null, 'ПОЛЕ-20', 'Промокод ПОЛЕ-20: раньше его не\u00a0было'],
])('of coupons it is told which was and which is: %s, %s', (was, is, text) => {
  const difference = { kind: 'coupon_code', was, is, before: 0, after: 0, amount: 0 } as const;
  expect(differenceText(difference, makeCart())).toBe(text);
});

test.each([
  ['2026-11-29', '2026-12-19', 'День получения: был 29\u00a0ноября, стал 19\u00a0декабря'],
  ['2026-11-29', null, 'День получения: был 29\u00a0ноября, стал не\u00a0назван'],
])('of the day of a delivery it is told which was and which is: %s, %s', (was, is, text) => {
  const difference = { kind: 'date', was, is, before: 0, after: 0, amount: 0 } as const;
  expect(differenceText(difference, makeCart())).toBe(text);
});

test('other certificates that pay as much are told as others', () => {
  const difference = { kind: 'certificates', before: 500, after: 500, amount: 0 } as const;
  expect(differenceText(difference, makeCart())).toBe('Оплата сертификатами: столько же, но\u00a0другими');
});

test('a service that was withdrawn is told to be gone, whatever it cost', () => {
  const difference = { kind: 'service_removed', service: 'gone', before: 0, after: 0, amount: 0 } as const;
  expect(differenceText(difference, makeCart())).toBe('Услуга: больше нет, было 0\u00a0₽');
});
