import { expect, test } from 'vitest';
import { outcomeOf } from './changeWords.ts';

const none = { money: 0, bonus: 0, certificates: 0 };
const totals = { goods: 0, discount: 0, services: 0, bonus: 0, certificates: 0 };
const sums = (toPay: number, kept: number, owed: number, back: Partial<typeof none> = {}) => ({
  ...{ totals: { ...totals, toPay }, kept, owed },
  back: { ...none, ...back },
});

test.each([
  ['paid, dearer', sums(1_500.5, 1_000, 500.5), 'К доплате 500,50 ₽', 'Сохранить: доплата 500,50 ₽'],
  ['paid, cheaper', sums(800, 1_000, 0, { money: 200 }), 'Вернём 200 ₽', 'Сохранить: вернём 200 ₽'],
  [
    'paid with all means, cheaper than money was',
    sums(0, 300, 0, { money: 300, bonus: 50, certificates: 20 }),
    'Вернём 370 ₽',
    'Сохранить: вернём 370 ₽',
  ],
  ['unpaid, dearer', sums(1_200, 0, 1_200), 'Разница +200 ₽', 'Сохранить'],
  ['unpaid, cheaper', sums(700, 0, 700), 'Разница −300 ₽', 'Сохранить'],
])('%s', (_, quote, shown, press) => {
  const outcome = outcomeOf(quote, 1_000);
  expect(`${outcome?.term} ${outcome?.sum}`.replaceAll('\u00a0', ' ')).toBe(shown);
  expect(outcome?.press.replaceAll('\u00a0', ' ')).toBe(press);
});

test('what comes to the same is no difference, paid or not', () => {
  expect(outcomeOf(sums(1_000, 1_000, 0), 1_000)).toBeNull();
  expect(outcomeOf(sums(1_000, 0, 1_000), 1_000)).toBeNull();
});

test('each way back is named with its sum', () => {
  const { ways = [] } = outcomeOf(sums(0, 300, 0, { money: 300, bonus: 50, certificates: 20 }), 1_000) ?? {};
  expect(ways.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'деньгами 300 ₽',
    'бонусами 50 ₽',
    'на сертификаты 20 ₽',
  ]);
});
