import { expect, test } from 'vitest';
import { amountText, lastOrderText, marksOf } from './clientWords.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the last order is told by the clocks of its region, with its year where that is another one', () => {
  const text = (at: string, timeZone: string) => plain(lastOrderText({ at, timeZone }, NOW));
  expect(text('2026-03-08T20:30:00Z', 'Asia/Yekaterinburg')).toBe('9 марта');
  expect(text('2025-12-31T18:00:00Z', 'Europe/Moscow')).toBe('31.12.2025');
  expect(text('2025-12-31T20:00:00Z', 'Asia/Yekaterinburg')).toBe('1 января');
  expect(lastOrderText(null, NOW)).toBe('—');
});

test('what came and what went is told by its sign', () => {
  expect([240, -1_200.5].map((amount) => plain(amountText(amount)))).toEqual(['+240', '−1 200,5']);
});

test('who is blocked and who is of the staff says so', () => {
  expect(marksOf({ blocked: false, erased: false, staff: false })).toEqual([]);
  expect(marksOf({ blocked: true, erased: true, staff: false }).map(({ word }) => word)).toEqual(['Удалён']);
  expect(marksOf({ blocked: true, erased: false, staff: true }).map(({ word }) => word)).toEqual([
    'Заблокирован',
    'Сотрудник',
  ]);
});
