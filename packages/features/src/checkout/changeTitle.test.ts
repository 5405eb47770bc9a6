import { expect, test } from 'vitest';
import { changeTitle } from './changeTitle.ts';

const change = { before: 0, after: 0, amount: 0 };

test('another sum is told', () => {
  expect(changeTitle(1_290, 2_280, [])).toBe('Сумма изменилась: 1\u00a0290\u00a0₽.');
});

test('of the same sum it is said what is another', () => {
  const [bonus, gone, coupon, swapped] = [
    { ...change, kind: 'bonus' },
    { ...change, kind: 'service_removed', service: 'pickup' },
    { ...change, kind: 'coupon_code', was: 'МОРЕ-20', is: 'ПОЛЕ-20' },
    { ...change, kind: 'line_removed', offer: 3 },
  ] as const;
  expect(changeTitle(0, 0, [bonus])).toBe('Сумма прежняя, 0\u00a0₽, но\u00a0платите вы её иначе.');
  expect(changeTitle(10, 10, [coupon, bonus])).toBe('Сумма прежняя, 10\u00a0₽, но\u00a0промокод другой.');
  expect(changeTitle(10, 10, [swapped, coupon])).toBe(
    'Сумма прежняя, 10\u00a0₽, но\u00a0товары в\u00a0заказе другие.',
  );
  const dearer = { ...change, kind: 'service_price', service: 'lift' } as const;
  const later = { ...change, kind: 'date', was: '2026-11-29', is: '2026-12-19' } as const;
  expect(changeTitle(10, 10, [dearer, later])).toBe('Сумма прежняя, 10\u00a0₽, но\u00a0услуги другие.');
  expect(changeTitle(10, 10, [later])).toBe('Сумма прежняя, 10\u00a0₽, но\u00a0день получения другой.');
  for (const reasons of [[gone], []]) {
    expect(changeTitle(0, 0, reasons)).toBe(
      'Сумма прежняя, 0\u00a0₽, но\u00a0город или способ получения другой.',
    );
  }
});
