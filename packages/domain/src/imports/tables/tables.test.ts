import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  headRowOf,
  isReadable,
  LINE_HEADING,
  mappingProblems,
  paramOfHeading,
  REASON_HEADING,
  suggestMapping,
  tableTargets,
} from './index.ts';
import type { TableColumn } from './index.ts';

const targetsOf = (headings: string[], before: TableColumn[] | null = null) =>
  suggestMapping(headings, before).mapping.columns.map(({ to }) => to);

test('headings are known by the names that tables have', () => {
  expect(
    targetsOf([
      ...[
        'Код товара',
        'Артикул',
        'Наименование товара',
        'Цена, руб.',
        'Старая цена',
        'Остаток (шт.)',
        'Категория',
      ],
      ...[
        'Производитель',
        'Фото',
        'Дополнительные фото',
        'Штрих-код',
        'Описание',
        'Вес, кг',
        'Закупочная цена',
      ],
    ]),
  ).toEqual([
    ...['ignore', 'article', 'name', 'price', 'oldPrice', 'stock', 'section'],
    ...['brand', 'picture', 'picture', 'barcode', 'description', 'param', 'ignore'],
  ]);
  expect(targetsOf(['Код', 'Название', 'Цена', 'Цена'])).toEqual(['article', 'name', 'price', 'ignore']);
});

test.each([
  ['Вес, кг', { name: 'Вес', unit: 'кг' }],
  ['Ширина (см)', { name: 'Ширина', unit: 'см' }],
  ['Цвет, оттенок', { name: 'Цвет, оттенок', unit: '' }],
  ['Материал', { name: 'Материал', unit: '' }],
])('«%s» is a param with its unit', (heading, told) => {
  expect(paramOfHeading(heading)).toEqual(told);
});

test('what a table needs and has twice is told', () => {
  const { columns } = suggestMapping(['Название', 'Цена', 'Примечание'], null).mapping;
  expect(mappingProblems(columns)).toEqual({ missing: ['article'], doubled: [], nameless: [] });
  const twice = columns.map((column) => ({ ...column, to: 'price' as const }));
  expect(mappingProblems(twice).doubled).toEqual(['price']);
  expect(isReadable(suggestMapping(['Артикул', 'Название', 'Цена'], null).mapping.columns)).toBe(true);
});

test('the file of failed rows is a part, and its own columns are those of the table', () => {
  const headings = ['Артикул', 'Название', 'Цена'];
  const { columns } = suggestMapping(headings, null).mapping;
  const back = suggestMapping([...headings, LINE_HEADING, REASON_HEADING], columns);
  expect(back.state).toBe('same');
  expect(back.mapping.part).toBe(true);
  expect(back.mapping.columns.slice(0, 3)).toEqual(columns);
  expect(back.mapping.columns.slice(3).map(({ to }) => to)).toEqual(['ignore', 'ignore']);
});

test('other columns are told as changed, and what is known of them stays chosen', () => {
  const before: TableColumn[] = [
    { heading: 'Номер', to: 'article', unit: '' },
    { heading: 'Название', to: 'ignore', unit: '' },
    { heading: 'Товар', to: 'name', unit: '' },
  ];
  const { state, mapping } = suggestMapping(['Товар', 'Артикул', 'Номер', 'Цена'], before);
  expect(state).toBe('changed');
  // «Артикул» is none: the column that was chosen for it is still there.
  expect(mapping.columns.map(({ to }) => to)).toEqual(['name', 'ignore', 'article', 'price']);
});

test('headings may stand below a name and a date', () => {
  expect(
    headRowOf([
      ['Прайс-лист «Лоза»'],
      ['от 1 марта', ''],
      ['Артикул', 'Название', 'Цена'],
      ['1', 'Цена', '5'],
    ]),
  ).toBe(2);
  expect(headRowOf([['Прайс'], ['a', 'b']])).toBe(1);
  expect(headRowOf([['Прайс'], ['', '']])).toBe(-1);
});

const anyHeading = fc.oneof(
  fc.constantFrom('Артикул', 'Код', 'Цена', 'Фото', 'Вес, кг', '', 'Название', 'Строка', 'Причина'),
  fc.string({ maxLength: 8 }),
);
const anyColumn = fc.record({
  heading: anyHeading,
  to: fc.constantFrom(...tableTargets),
  unit: fc.constantFrom('', 'кг'),
});

test('what was chosen is offered again for the same columns in any order, and no suggestion doubles a field', () => {
  fc.assert(
    fc.property(fc.array(anyColumn, { maxLength: 12 }), (before) => {
      const headings = before.map(({ heading }) => heading);
      const { state, mapping } = suggestMapping(headings, before);
      expect(state).toBe('same');
      if (!mapping.part) expect(mapping.columns).toEqual(before);
      expect(mappingProblems(suggestMapping(headings, null).mapping.columns).doubled).toEqual([]);
      expect(suggestMapping(headings.toReversed(), before).state).toBe('same');
    }),
  );
});
