import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paramTraits } from './paramTraits.ts';

const said = (name: string, value: string, unit: string | null = null, hex: string | null = null) =>
  paramTraits({ name, value, unit, hex }).map(
    (trait) => `${trait.code}=${trait.slug} ${trait.kind} ${trait.name}`,
  );

test.each([
  ['Ширина', '160', 'см', ['shirina-sm=160 number 160']],
  ['Ширина', '160 см', null, ['shirina-sm=160 number 160']],
  ['Ширина', '160см', null, ['shirina-sm=160 number 160']],
  ['Вес', '5,4', 'кг', ['ves-kg=5.4 number 5,4']],
  ['Износостойкость', '60 000 циклов', null, ['iznosostoykost-tsiklov=60000 number 60\u00a0000']],
  ['Температура', '−18', '°C', ['temperatura-c=-18 number −18']],
  ['Предел', '-1200', null, ['predel=-1200 number −1200']],
  ['Глубина', '1 5', null, ['glubina=1-5 text 1 5']],
  ['Глубина', '10 20 см', null, ['glubina=10-20-sm text 10 20 см']],
  ['Глубина', '12 345', null, ['glubina=12345 number 12\u00a0345']],
  ['Глубина', '1\u202f234\u00a0567 мм', null, ['glubina-mm=1234567 number 1\u00a0234\u00a0567']],
  ['Глубина', '1234 567', null, ['glubina=1234-567 text 1234 567']],
  ['Сдвиг', '+ 14', null, ['sdvig=14 number 14']],
  ['Сдвиг', '– 14 мм', null, ['sdvig-mm=-14 number −14']],
  ['Сдвиг', '—14', null, ['sdvig=-14 number −14']],
  ['Сдвиг', '-0', null, ['sdvig=0 number 0']],
  ['Экран', '27"', null, ['ekran=27 number 27']],
  ['Порядок', '10²', null, ['poryadok=102 text 10²']],
  ['Порядок', '10 ³', null, ['poryadok=10-3 text 10 ³']],
  ['Нагрев', '20℃', null, ['nagrev-c=20 number 20']],
  ['Нагрев', '20 ℃', '°C', ['nagrev-c=20 number 20']],
  ['Нить', '7 µm', 'μm', ['nit-m=7 number 7']],
  ['Экран', '27 cm', 'мм', ['ekran-mm=27-cm text 27 cm']],
  ['Ширина', '90, 120', 'см', ['shirina-sm=90 number 90', 'shirina-sm=120 number 120']],
  ['Размер', '140 × 200 см', null, ['razmer=140-200-sm text 140 × 200 см']],
  ['Цоколь', 'E27', null, ['tsokol=e27 text E27']],
  ['Слоёв', '(8)', null, ['sloev=8 number 8']],
  ['Слоёв', '[8]', null, ['sloev=8 number 8']],
  ['Слоёв', '«8».', null, ['sloev=8 number 8']],
  ['Слоёв', '"8"', null, ['sloev=8 number 8']],
  ['Слоёв', '８', null, ['sloev=8 number 8']],
  ['Слоёв', '8 (мм)', null, ['sloev-mm=8 number 8']],
  ['Слоёв', '(−8)', 'мм', ['sloev-mm=-8 number −8']],
  ['Слоёв', '[8], [9]', null, ['sloev=8 number 8', 'sloev=9 number 9']],
  ['Слоёв', '8?', null, ['sloev=8 text 8?']],
  ['Слоёв', '!8', null, ['sloev=8 text !8']],
  ['Слоёв', '8 (200)', null, ['sloev=8-200 text 8 (200)']],
  ['Слоёв', '(8), (200)', null, ['sloev=8-200 text (8), (200)']],
  ['Код краски', '0042', null, []],
  ['Номер', '0042', null, ['nomer=0042 text 0042']],
])('«%s: %s» (%s) is %j', (name, value, unit, expected) => {
  expect(said(name, value, unit)).toEqual(expected);
});

test.each([
  ['велюр, шалфей', 'tsvet=shalfey color Шалфей'],
  ['Шалфей', 'tsvet=shalfey color Шалфей'],
  ['тёмно-зелёный', 'tsvet=temno-zelenyy color Тёмно-зелёный'],
  ['темно-зеленый', 'tsvet=temno-zelenyy color Темно-зеленый'],
])('the colour «%s» is %s', (value, expected) => {
  expect(said('Цвет', value, null, '#9CAF88')).toEqual([expected]);
});

test.each([
  ['да', 'da'],
  ['Есть', 'da'],
  ['да, стирка при 30 °C', 'da'],
  ['+', 'da'],
  ['нет', 'net'],
  ['—', 'net'],
  ['(да)', 'da'],
  ['«нет».', 'net'],
  ['[＋]', 'da'],
])('«%s» is a flag', (value, slug) => {
  expect(said('Съёмный чехол', value)).toEqual([
    `semnyy-chehol=${slug} flag ${slug === 'da' ? 'Да' : 'Нет'}`,
  ]);
});

test.each(['да, нет', 'нет; есть', 'Да/Нет', 'имеется,отсутствует'])('«%s» is both answers', (value) => {
  expect(said('Подсветка', value).toSorted()).toEqual(['podsvetka=da flag Да', 'podsvetka=net flag Нет']);
});

test.each(['да или нет', '+/-', '+ 4 °C…+9 °C', 'да, но нет'])('«%s» is no flag', (value) => {
  expect(said('Подсветка', value)[0]).not.toMatch(/ flag /);
});

test('materials are found one by one', () => {
  expect(said('Каркас', 'массив сосны, сталь; ЛДСП')).toEqual([
    'karkas=massiv-sosny text Массив сосны',
    'karkas=stal text Сталь',
    'karkas=ldsp text ЛДСП',
  ]);
  expect(said('Корпус', 'МДФ (белый, чёрный)')).toHaveLength(1);
});

test('signs that make a difference make different addresses', () => {
  const slugs = ['A', 'A+', 'A++'].flatMap((value) =>
    paramTraits({ name: 'Класс', value, unit: null, hex: null }),
  );
  expect(slugs.map(({ slug }) => slug)).toEqual(['a', 'a-plus', 'a-plus-plus']);
});

test('articles, barcodes, descriptions and what the brand says are no filters', () => {
  for (const name of ['Артикул', 'Штрихкод', 'Бренд', 'Производитель']) expect(said(name, 'X-1')).toEqual([]);
  expect(
    said('Уход', 'Протирать мягкой влажной тканью без чистящих порошков и не ставить у батареи'),
  ).toEqual([]);
});

test('a facet never takes a word that addresses of lists use themselves', () => {
  for (const word of [
    'sort',
    'Page',
    'PRICE',
    'token',
    'query',
    'q',
    'stock',
    'badge',
    'brand',
    'from',
    'Ref',
  ]) {
    expect(said(word, 'значение')[0]).toMatch(/^p-/);
  }
});

test('whatever a feed says, addresses are what the contract takes', () => {
  const sign = fc.constantFrom(...'аяёщъЖzA09 ,.;:+-–—%<>Ø()/«»×²é№\u0301\u200b\ud83d\n'.split(''));
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 80 }),
      fc.string({ unit: sign, maxLength: 80 }),
      fc.option(fc.string({ unit: sign, maxLength: 20 })),
      (name, value, unit) => {
        for (const { code, slug } of paramTraits({ name, value, unit, hex: null })) {
          expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect(slug).toMatch(/^[a-z0-9.-]+$/);
          expect(Math.max(code.length, slug.length)).toBeLessThanOrEqual(100);
        }
      },
    ),
  );
});

test('brackets, quotes and stops around a number or a flag change nothing of what it is found by', () => {
  const plain = fc.oneof(
    fc.integer({ min: -99_999, max: 99_999 }).map(String),
    fc.tuple(fc.nat({ max: 999 }), fc.constantFrom(' см', 'см', ' кг')).map((parts) => parts.join('')),
    fc.constantFrom('да', 'Нет', 'имеется'),
  );
  const brackets = fc.array(fc.constantFrom('()', '[]', '{}', '«»', '``', ' .'), { maxLength: 2 });
  const quotes = fc.array(fc.constantFrom('“”', '„“', '""', "''", '‘’'), { maxLength: 1 });
  const around = fc.tuple(brackets, quotes, brackets).map((pairs) => pairs.flat());
  fc.assert(
    fc.property(plain, around, (value, signs) => {
      const wrapped = signs.reduce((text, pair) => `${pair.charAt(0)}${text}${pair.charAt(1)}`.trim(), value);
      const read = (text: string) =>
        paramTraits({ name: 'Мера', value: text, unit: null, hex: null }).map(
          (trait) => `${trait.facet} ${trait.value} ${trait.kind}`,
        );
      expect(read(wrapped)).toEqual(read(value));
    }),
    { examples: [['0 см', [' .', ' .', ' .']]] },
  );
});
