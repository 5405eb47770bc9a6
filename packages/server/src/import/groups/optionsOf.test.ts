import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferParam } from '../offers/index.ts';
import { optionsOf } from './optionsOf.ts';

const param = (name: string, value: string, more: Partial<OfferParam> = {}): OfferParam => ({
  name,
  value,
  unit: null,
  group: 'Основное',
  ...more,
});
const variant = (article: string, ...params: OfferParam[]) => ({ name: `Диван ${article}`, article, params });

test('a variant alone has nothing to tell', () => {
  expect(optionsOf([variant('1', param('Цвет', 'шалфей'))])).toEqual([[]]);
});

test('what all have in common is no option', () => {
  const [first] = optionsOf([
    variant('1', param('Материал', 'дуб'), param('Цвет', 'шалфей')),
    variant('2', param('Материал', 'дуб'), param('Цвет', 'терракот')),
  ]);
  expect(first).toEqual([{ name: 'Цвет', value: 'шалфей', hex: null }]);
});

test('an option has the paint that the feed tells', () => {
  const [first] = optionsOf([
    variant('1', param('Обивка', 'шалфей', { hex: '#123456' })),
    variant('2', param('Обивка', 'глина', { hex: '#654321' })),
  ]);
  expect(first?.[0]?.hex).toBe('#123456');
});

test('a param in several units is several choices where each tells more, and each says its unit', () => {
  const sized = (article: string, ru: string, eu: string) =>
    variant(article, param('Размер', ru, { unit: 'RU' }), param('Размер', eu, { unit: 'EU' }));
  expect(optionsOf([sized('1', '36', '37'), sized('2', '36', '38'), sized('3', '37', '38')])[1]).toEqual([
    { name: 'Размер, RU', value: '36\u00a0RU', hex: null },
    { name: 'Размер, EU', value: '38\u00a0EU', hex: null },
  ]);
});

test('a param that each variant has in one unit is one choice, whatever the units', () => {
  const [one, other] = optionsOf([
    variant('1', param('Длина', '12', { unit: 'см' })),
    variant('2', param('Длина', '150', { unit: 'мм' })),
  ]);
  expect([...(one ?? []), ...(other ?? [])].map(({ name }) => name)).toEqual(['Длина', 'Длина']);
});

test('what only follows from a choice is no choice of its own', () => {
  const [first] = optionsOf([
    variant('1', param('Вес', '40', { unit: 'кг' }), param('Ширина', '180', { unit: 'см' })),
    variant('2', param('Вес', '50', { unit: 'кг' }), param('Ширина', '208', { unit: 'см' })),
  ]);
  expect(first).toEqual([{ name: 'Ширина', value: '180\u00a0см', hex: null }]);
});

test('variants can always be told apart', () => {
  const params = fc.uniqueArray(
    fc.tuple(fc.constantFrom('Цвет', 'Ширина', 'Вес', 'Опоры'), fc.constantFrom('а', 'б', 'в')),
    { selector: ([name]) => name, maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(params, { minLength: 2, maxLength: 8 }), (lists) => {
      const variants = lists.map((list, at) =>
        variant(`A-${at}`, ...list.map(([name, value]) => param(name, value))),
      );
      const told = optionsOf(variants).map((options) => JSON.stringify(options));
      expect(new Set(told).size).toBe(variants.length);
    }),
  );
});
