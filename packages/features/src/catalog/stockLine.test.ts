import { expect, test } from 'vitest';
import { stockLine } from './stockLine.ts';

const line = (quantity: number, status: 'in_stock' | 'few' | 'out_of_stock', exposition = false) =>
  stockLine({
    stock: { quantity, status },
    exposition,
    deliveryDate: status === 'out_of_stock' ? null : '2026-11-24',
  });

test('a good in stock is told with the date of its delivery', () => {
  expect(line(12, 'in_stock')).toEqual({ tone: 'positive', text: 'В\u00a0наличии, доставим 24\u00a0ноября' });
});

test('of the last pieces the number is told', () => {
  expect(line(1, 'few').text).toContain('Осталась 1\u00a0шт.');
  expect(line(3, 'few').text).toContain('Осталось 3\u00a0шт.');
});

test('a good that is gone promises no date', () => {
  expect(line(0, 'out_of_stock')).toEqual({ tone: 'none', text: 'Нет в\u00a0наличии' });
});

test('for exposition is said even while there is stock', () => {
  expect(line(5, 'in_stock', true).text).toBe('Только для экспозиции');
});
