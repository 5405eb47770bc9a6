import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankTitles, switchLayout, wordsOf } from './index.ts';

const shelves = [
  { title: 'Журнал импорта', also: ['Каталог'] },
  { title: 'История действий', also: ['Управление'] },
  { title: 'Магазины-партнёры', also: ['Продажи'] },
  { title: 'Импорт из файла' },
];
const found = (query: string) => rankTitles(shelves, query).map(({ title }) => title);

describe('what is found by its name', () => {
  test.each([
    ['', shelves.map(({ title }) => title)],
    ['  ', shelves.map(({ title }) => title)],
    ['ист', ['История действий']],
    ['ИМПОРТ', ['Импорт из файла', 'Журнал импорта']],
    ['действий истор', ['История действий']],
    ['партнеры', ['Магазины-партнёры']],
    ['прод', ['Магазины-партнёры']],
    ['ehyfk', []],
    [';ehyfk', ['Журнал импорта']],
    ['bcnjhbz', ['История действий']],
    ['zhurnal', ['Журнал импорта']],
    ['тория', []],
    ['история заказов', []],
    ['!?', []],
    ['104516', []],
  ])('«%s» finds %j', (query, titles) => {
    expect(found(query)).toEqual(titles);
  });
});

const letters = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 });
const titled = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  also: fc.array(word, { maxLength: 2 }),
});
const several = fc.array(titled, { minLength: 1, maxLength: 8 });
/** Some names, and the beginning of one of them. */
const begun = several.chain((items) =>
  fc
    .tuple(fc.nat(items.length - 1), fc.integer({ min: 1, max: 9 }))
    .map(([at, length]) => ({ items, meant: items[at]!, query: items[at]!.title.slice(0, length).trim() })),
);

test('the beginning of a name finds it, before all that are only reached by other words', () => {
  fc.assert(
    fc.property(begun, ({ items, meant, query }) => {
      const those = rankTitles(items, query);
      expect(those).toContain(meant);
      for (const { title } of those.slice(0, those.indexOf(meant)))
        expect(title.startsWith(query)).toBe(true);
      expect(new Set(those).size).toBe(those.length);
    }),
  );
});

test('what is found is of the list, and all that was typed begins words of it', () => {
  fc.assert(
    fc.property(several, fc.oneof(word, fc.string()), (items, query) => {
      const those = rankTitles(items, query);
      expect(items).toEqual(expect.arrayContaining(those));
      fc.pre(/^[а-я]+$/u.test(query));
      for (const { title, also } of those)
        expect([title, ...also].flatMap(wordsOf).some((one) => one.startsWith(query))).toBe(true);
    }),
  );
});

test('the same keys in the other layout find the same', () => {
  fc.assert(
    fc.property(begun, ({ items, query }) => {
      const keys = switchLayout(query) ?? '';
      fc.pre(/[a-z]/i.test(keys));
      expect(rankTitles(items, keys)).toEqual(rankTitles(items, query));
    }),
  );
});
