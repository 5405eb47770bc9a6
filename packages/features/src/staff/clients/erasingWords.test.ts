import { expect, test } from 'vitest';
import { goneLines, keptLines } from './erasingWords.ts';

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

const of = (count: number, money: number) => ({
  toType: 'Ия',
  open: [],
  goes: { orders: count, notes: count, favorites: count, sessions: count, bonus: money },
  stays: { orders: count, sum: money, payments: count },
});

test('what there is of is told with how much', () => {
  expect(plain(goneLines(of(21, 12.5)))).toEqual([
    'имя, телефон, почта и адрес',
    'имя и контакты в 21 заказе',
    '21 заметка',
    '21 товар в избранном',
    'вход в 21 браузере',
    '12,5 ₽ бонусов: сгорят',
  ]);
  expect(plain(keptLines(of(3, 800)))).toEqual([
    '3 заказа, выдано на 800 ₽',
    '3 оплаты',
    'запись в истории: кто и когда удалил',
  ]);
});

test('of what there is nothing nothing is told', () => {
  expect(plain(goneLines(of(0, 0)))).toEqual(['имя, телефон, почта и адрес']);
  expect(plain(keptLines(of(0, 0)))).toEqual(['запись в истории: кто и когда удалил']);
});
