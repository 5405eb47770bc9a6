import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorFinder, firstColors, recolored } from './index.ts';

const nameOf = (text: string, colors = firstColors) => colorFinder(colors)(text)?.name ?? null;

test.each([
  ['шалфей', 'Шалфей'],
  ['Велюр «Тёмно-серый»', 'Графит'],
  ['темно - серый', 'Графит'],
  ['тёмно-синий', 'Тёмно-синий'],
  ['пыльно-синий', 'Дымчато-синий'],
  ['пыльная роза', 'Пудровый'],
  ['морская волна', 'Петроль'],
  ['волна морская', null],
  ['апельсиновый', 'Оранжевый'],
  ['Чёрный матовый', 'Чёрный'],
  ['сливочный', 'Молочный'],
  ['', null],
  ['180 см', null],
])('a new shop takes «%s» for %j', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test('a colour is named by the beginning of a word, not by its middle', () => {
  const colors = [{ id: 1, name: 'Синий', words: ['син'], hex: '#0000ff' }];
  expect(['синий', 'апельсин', 'СИНЕВА', 'серо-синий'].map((text) => nameOf(text, colors))).toEqual([
    'Синий',
    null,
    'Синий',
    'Синий',
  ]);
});

const word = fc.stringMatching(/^[а-я]{1,6}$/u);
const color = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 3 }),
  hex: fc.constant('#123456'),
});

test('of the colours that a text names the first one counts, in any letters', () => {
  fc.assert(
    fc.property(fc.array(color, { maxLength: 6 }), fc.array(word, { maxLength: 3 }), (listed, text) => {
      const colors = listed.map((one, at) => ({ ...one, id: at, name: `№ ${at}` }));
      const first = colors.find(({ words }) =>
        words.some((beginning) => text.some((said) => said.startsWith(beginning))),
      );
      const find = colorFinder(colors);
      expect(find(text.join(' '))).toBe(first ?? null);
      expect(find(text.join('-').toUpperCase())).toBe(first ?? null);
    }),
  );
});

const colorOf = colorFinder(firstColors);

test('an option has the colour of the shop, unless a feed told another one', () => {
  expect(recolored({ name: 'Цвет', value: 'шалфей', hex: null }, colorOf)).toEqual({
    ...{ name: 'Цвет', value: 'шалфей', hex: '#a4b19b', color: 2 },
  });
  const fed = { name: 'Цвет', value: 'шалфей', hex: '#123456' };
  expect(recolored(fed, colorOf)).toBe(fed);
});

test('an option whose colour the shop has no more has none', () => {
  const was = { name: 'Обивка', value: 'шалфей', hex: '#a4b19b', color: 2 };
  expect(recolored(was, () => null)).toEqual({ name: 'Обивка', value: 'шалфей', hex: null });
});

test('what is no colour gets none, whatever it is called', () => {
  expect(recolored({ name: 'Коллекция', value: 'Шалфей', hex: null }, colorOf).hex).toBe(null);
});
