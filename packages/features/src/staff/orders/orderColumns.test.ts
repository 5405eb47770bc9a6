import { expect, test } from 'vitest';
import { goodsText, placedText, receiptText } from './orderColumns.tsx';

const NOW = Date.parse('2026-11-21T21:30:00Z');
const at = (placedAt: string, timeZone = 'Asia/Yekaterinburg') => placedText({ placedAt, timeZone }, NOW);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the time of an order is told by the clocks of its region, the day where it is not today there', () => {
  expect(at('2026-11-21T19:05:00Z')).toBe('00:05');
  expect(at('2026-11-21T18:55:00Z')).toBe('21.11, 23:55');
  expect(at('2026-11-21T21:05:00Z', 'Europe/Moscow')).toBe('00:05');
  expect(at('2025-12-31T10:00:00Z')).toBe('31.12.2025');
});

test.each([
  [{ first: 'Стул «Тис»', pieces: 1, more: 0 }, 'Стул «Тис»'],
  [{ first: 'Стул «Тис»', pieces: 4, more: 0 }, 'Стул «Тис», 4 шт.'],
  [{ first: 'Стул «Тис»', pieces: 6, more: 1 }, 'Стул «Тис», ещё 1 товар'],
  [{ first: 'Стул «Тис»', pieces: 6, more: 5 }, 'Стул «Тис», ещё 5 товаров'],
])('%j is «%s»', (goods, words) => {
  expect(plain(goodsText(goods))).toBe(words);
});

test('where one gets it: the store, or day and city', () => {
  const order = { store: null, city: 'Казань', date: '2026-11-24' };
  expect(plain(receiptText(order))).toBe('24 ноября, Казань');
  expect(receiptText({ ...order, date: null })).toBe('Казань');
  expect(receiptText({ ...order, store: { id: 1, name: 'Малышева, 71' } })).toBe('Малышева, 71');
});
