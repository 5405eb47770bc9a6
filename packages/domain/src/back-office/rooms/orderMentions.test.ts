import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrderMentions } from './orderMentions.ts';

const ordersIn = (text: string) =>
  readOrderMentions(text).flatMap(({ order }) => (order === null ? [] : [order]));

it.each([
  ['Отложите 4 для заказа № 104 518, пожалуйста.', [104_518]],
  ['№104518 и\u00a0№\u00a0104\u00a0519', [104_518, 104_519]],
  ['Где 104518?', [104_518]],
  ['104518', [104_518]],
  ['Сдача со\u00a0104 518 ₽, то есть 104518 ₽ или 104518 руб.', []],
  ['Позвоните 8 912 104518 или +7912104518', []],
  ['Артикул A104518, штрихкод 4601045180000', []],
  ['Счёт № 1045187', []],
  ['№ 004518', []],
])('%s', (text, orders) => expect(ordersIn(text)).toEqual(orders));

it('pieces together are what was said, and an order is in the digits of its piece', () => {
  const words = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(' ', '№', '№ ', ', ', '.', '₽', '+7'),
      fc.integer({ min: 0, max: 9_999_999 }).map(String),
    ),
  );
  fc.assert(
    fc.property(words, (said) => {
      const parts = readOrderMentions(said.join(''));
      expect(parts.map(({ text }) => text).join('')).toBe(said.join(''));
      for (const { text, order } of parts)
        if (order !== null) expect(text.replace(/\D/gu, '')).toBe(String(order));
    }),
  );
});

it('an order that is named among words is found', () => {
  const order = fc.integer({ min: 100_000, max: 999_999 });
  const form = fc.constantFrom(
    (digits: string) => digits,
    (digits: string) => `№${digits}`,
    (digits: string) => `№ ${digits.slice(0, 3)} ${digits.slice(3)}`,
  );
  const around = fc.constantFrom('', 'Заказ ', '(', 'клиент ждёт: ');
  const after = fc.constantFrom('', ', спасибо', ') готов', '? ', '. Да');
  fc.assert(
    fc.property(order, form, around, after, (id, write, before, behind) => {
      expect(ordersIn(`${before}${write(String(id))}${behind}`)).toEqual([id]);
    }),
  );
});
