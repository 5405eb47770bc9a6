import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanValues, entryProblem, fieldText, foundEntries, LIST_ITEMS_MAX, references } from './index.ts';
import { rates } from './testing/rates.ts';
import type { ReferenceDeclaration } from './index.ts';

const spices: ReferenceDeclaration = {
  ...{ id: 91, title: 'Пряности', group: 'Кухня', about: 'Для проверки.' },
  ...{ madeBy: 'staff', ordered: true },
  fields: [
    { key: 'name', title: 'Название', type: 'text', required: true, max: 12 },
    { key: 'alike', title: 'Похожие', type: 'list', required: false, max: 9 },
  ],
};
const lines: ReferenceDeclaration = {
  ...spices,
  fields: [{ key: 'words', title: 'Слова', type: 'list', required: true, max: 10, least: 2 }],
};
const entry = (id: number, values: Record<string, string | string[]>) => ({
  ...{ id, values, active: true, version: 1, uses: 0 },
});

test('values are kept without what is around and between them', () => {
  expect(
    cleanValues(spices, { name: '  Чёрный \n перец ', alike: 'тмин,, ЗИРА; зира\nкумин', more: 'x' }),
  ).toEqual({
    name: 'Чёрный перец',
    alike: ['тмин', 'ЗИРА', 'кумин'],
  });
  expect(cleanValues(spices, {})).toEqual({ name: '', alike: [] });
});

test.each([
  [spices, { name: ' ' }, { field: 'name', problem: 'empty' }],
  [spices, { name: 'а'.repeat(12) }, null],
  [spices, { name: 'а'.repeat(13) }, { field: 'name', problem: 'too_long' }],
  [spices, { name: 'Мята', alike: 'душица,мелисса лимонная' }, { field: 'alike', problem: 'too_long' }],
  [spices, { name: 'КОРИЦА' }, { field: 'name', problem: 'taken' }],
  [lines, { words: '' }, { field: 'words', problem: 'empty' }],
  [lines, { words: 'ель, Ель' }, { field: 'words', problem: 'too_few' }],
  [lines, { words: 'ель, ёлка' }, null],
  [
    lines,
    { words: Array.from({ length: LIST_ITEMS_MAX + 1 }, (_, at) => `${at}`) },
    { field: 'words', problem: 'too_many' },
  ],
] as const)('%#: %j', (reference, typed, problem) => {
  const values = cleanValues(reference, typed);
  expect(entryProblem(reference, [entry(7, { name: 'корица', alike: [] })], { id: null, values })).toEqual(
    problem,
  );
});

test('what one entry alone may have is not chosen by a second one, and stays with the first', () => {
  const reference = references.find(({ id }) => id === 5)!;
  const wanted = (kind: string) => cleanValues(reference, { name: 'Ночью', kind });
  const fetched = entry(7, cleanValues(reference, { name: 'Забрать', kind: 'pickup' }));
  expect(entryProblem(reference, [fetched], { id: null, values: wanted('pickup') })).toEqual({
    ...{ field: 'kind', problem: 'once' },
  });
  expect(entryProblem(reference, [fetched], { id: null, values: wanted('courier') })).toBeNull();
  expect(entryProblem(reference, [fetched], { id: 7, values: wanted('pickup') })).toBeNull();
  // Two that have it from before can still be changed.
  const both = [fetched, entry(8, cleanValues(reference, { name: 'Взять', kind: 'pickup' }))];
  expect(entryProblem(reference, both, { id: 8, values: wanted('pickup') })).toBeNull();
});

const anyNumber = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom('', ',5', '.07', ' ₽', ' дн.'))
  .map((parts) => parts.join(''));
const anyText = fc.oneof(
  fc.string({ maxLength: 24 }),
  anyNumber,
  fc.constantFrom(
    '1.234',
    '−2',
    '31.12.2026',
    '31.02.2026',
    '2026-01-07',
    'да',
    'НЕТ',
    'Казань',
    '7',
    'а\r\n б',
  ),
);
const anyReference = fc.constantFrom<ReferenceDeclaration>(spices, lines, rates, ...references);
const anyTyped = (reference: ReferenceDeclaration) =>
  fc.record(
    Object.fromEntries(reference.fields.map(({ key }) => [key, fc.oneof(anyText, fc.array(anyText))])),
  );
const anyKept = anyReference.chain((reference) =>
  fc.tuple(
    fc.constant(reference),
    anyTyped(reference).map((typed) => cleanValues(reference, typed)),
  ),
);

test('what is kept is kept as it is when it is typed again as it is shown', () => {
  fc.assert(
    fc.property(anyKept, ([reference, values]) => {
      const typed = Object.fromEntries(
        reference.fields.map((field) => [field.key, fieldText(field, values[field.key]!)]),
      );
      expect(cleanValues(reference, typed)).toEqual(values);
      expect(cleanValues(reference, values)).toEqual(values);
    }),
  );
});

test.each([
  ['price', '1 234,50 ₽', '1234.5', '1234,50'],
  ['price', '990', '990', '990'],
  ['days', '−2 дн.', '-2', '-2'],
  ['day', '7.1.2026', '2026-01-07', '07.01.2026'],
  ['day', '2026-01-07', '2026-01-07', '07.01.2026'],
  ['first', 'Да', 'true', 'да'],
  ['first', '', 'false', 'нет'],
  ['way', 'КУРЬЕРОМ', 'courier', 'Курьером'],
  ['way', 'courier', 'courier', 'Курьером'],
  ['city', 'Казань', '7', 'Казань'],
  ['note', ' первая \r\nвторая\n', 'первая\nвторая', 'первая\nвторая'],
] as const)('%s: «%s» is kept as «%s» and shown as «%s»', (key, typed, kept, shown) => {
  const value = cleanValues(rates, { [key]: typed })[key]!;
  expect(value).toBe(kept);
  expect(
    fieldText(
      rates.fields.find((field) => field.key === key)!,
      value,
    ),
  ).toBe(shown);
});

test.each([
  ['price', '-0,01', 'too_small'],
  ['price', '1000000,01', 'too_large'],
  ['price', '1.234', 'ambiguous'],
  ['price', 'даром', 'not_number'],
  ['days', '1,5', 'not_whole'],
  ['day', '31.02.2026', 'not_day'],
  ['first', 'иногда', 'not_flag'],
  ['way', 'Голубем', 'not_offered'],
  ['city', '8', 'not_offered'],
  ['note', 'н'.repeat(41), 'too_long'],
])('%s: «%s» is refused: %s', (key, typed, problem) => {
  const values = cleanValues(rates, { city: '7', way: 'courier', [key]: typed });
  expect(entryProblem(rates, [], { id: null, values })).toEqual({ field: key, problem });
});

test('two fields that name an entry together may not stand twice, each alone may', () => {
  const stands = [entry(3, cleanValues(rates, { city: '7', way: 'courier' }))];
  const wanted = (values: Record<string, string>) =>
    entryProblem(rates, stands, { id: null, values: cleanValues(rates, values) });
  expect(wanted({ city: 'казань', way: 'Курьером' })).toEqual({ field: 'way', problem: 'taken' });
  expect(wanted({ city: '9', way: 'courier' })).toBeNull();
});

test('a name that stands already is refused in any case and order, but for the entry that has it', () => {
  fc.assert(
    fc.property(anyKept, ([reference, values]) => {
      fc.pre(entryProblem(reference, [], { id: null, values }) === null);
      const other = Object.fromEntries(
        Object.entries(values).map(([key, value]) => {
          if (typeof value === 'string') return [key, value.toLowerCase()];
          return [key, value.toReversed().map((word) => word.toLowerCase())];
        }),
      );
      const wanted = cleanValues(reference, other);
      const stands = [entry(3, values)];
      expect(entryProblem(reference, stands, { id: null, values: wanted })?.problem).toBe('taken');
      expect(entryProblem(reference, stands, { id: 3, values: wanted })).toBeNull();
    }),
  );
});

test('an entry is found by any part of what stands in it, with or without «ё»', () => {
  const kept = [entry(1, { name: 'Мёд', alike: ['Липа'] }), entry(2, { name: 'Соль', alike: [] })];
  const ids = (query: string) => foundEntries(spices, kept, query).map(({ id }) => id);
  expect([ids(' мед '), ids('ИП'), ids('л'), ids(''), ids('перец')]).toEqual([[1], [1], [1, 2], [1, 2], []]);
});

test('each reference has an id, a title and a column of its own', () => {
  expect(new Set(references.map(({ id }) => id)).size).toBe(references.length);
  expect(new Set(references.map(({ title }) => title)).size).toBe(references.length);
});
