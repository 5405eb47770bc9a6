import { expect, test } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { differenceText } from './differenceText.ts';

test('a difference of kopecks is told with them', () => {
  const difference = { kind: 'coupon', before: 748.5, after: 748, amount: 0.5 } as const;
  expect(differenceText(difference, makeCart())).toBe(
    'Скидка по\u00a0промокоду: было 748,50\u00a0₽, стало 748\u00a0₽',
  );
});

test('a service that was withdrawn is told to be gone, whatever it cost', () => {
  const difference = { kind: 'service_removed', service: 'gone', before: 0, after: 0, amount: 0 } as const;
  expect(differenceText(difference, makeCart())).toBe('Услуга: больше нет, было 0\u00a0₽');
});
