import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorFinder, firstColors, painted } from './index.ts';

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
  ['букле белое', 'Белый'],
  ['кожа чёрная, натуральная', 'Чёрный'],
  ['синтетика', null],
  ['белой', 'Белый'],
  ['бежевый', 'Бежевый'],
  ['бук', 'Светлое дерево'],
  ['', null],
  ['180 см', null],
])('a new shop takes «%s» for %j', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test('a colour is named by the beginning of a word, not by its middle', () => {
  const colors = [{ id: 1, name: 'Синий', words: ['сини', 'сине'], hex: '#0000ff' }];
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
        words.some((beginning) =>
          text.some((said) => (beginning.length > 3 ? said.startsWith(beginning) : said === beginning)),
        ),
      );
      const find = colorFinder(colors);
      expect(find(text.join(' '))).toBe(first ?? null);
      expect(find(text.join('-').toUpperCase())).toBe(first ?? null);
    }),
  );
});

const colorOf = colorFinder(firstColors);

test('an option has the paint of the shop, unless a feed told another one', () => {
  const told = { name: 'Цвет', value: 'шалфей', hex: null };
  expect(painted(told, colorOf)).toEqual({ ...told, hex: '#a4b19b' });
  const fed = { ...told, hex: '#123456' };
  expect(painted(fed, colorOf)).toBe(fed);
});

test('what is no colour gets no paint, whatever it is called', () => {
  expect(painted({ name: 'Коллекция', value: 'Шалфей', hex: null }, colorOf).hex).toBe(null);
});
