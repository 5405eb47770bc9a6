import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overdueText } from './overdueText.ts';

test.each([
  [[7], 'Заказ № 7 просрочен'],
  [[7, 8], 'Просрочены заказы № 7, № 8'],
  [[1, 2, 3, 4], 'Просрочены заказы № 1, № 2, № 3, № 4'],
  [[1, 2, 3, 4, 5], 'Просрочены заказы № 1, № 2, № 3 и ещё 2'],
])('of %j: «%s»', (ids, text) => {
  expect(overdueText(ids).replaceAll('\u00a0', ' ')).toBe(text);
});

test('whatever is late, each order is named or counted', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 40 }), (ids) => {
      const text = overdueText(ids);
      const named = text.match(/№/gu)?.length ?? 0;
      expect(named + Number(/ещё\u00a0(\d+)$/u.exec(text)?.[1] ?? 0)).toBe(ids.length);
    }),
  );
});
