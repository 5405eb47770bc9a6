import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanValues, entryProblem, foundEntries, LIST_ITEMS_MAX, references, valueText } from './index.ts';
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

const anyText = fc.string({ maxLength: 24 });
const anyReference = fc.constantFrom<ReferenceDeclaration>(spices, lines, ...references);
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
      const typed = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, valueText(value)]));
      expect(cleanValues(reference, typed)).toEqual(values);
      expect(cleanValues(reference, values)).toEqual(values);
    }),
  );
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
  const ids = (query: string) => foundEntries(kept, query).map(({ id }) => id);
  expect([ids(' мед '), ids('ИП'), ids('л'), ids(''), ids('перец')]).toEqual([[1], [1], [1, 2], [1, 2], []]);
});

test('each reference has an id, a title and a column of its own', () => {
  expect(new Set(references.map(({ id }) => id)).size).toBe(references.length);
  expect(new Set(references.map(({ title }) => title)).size).toBe(references.length);
});
