import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BRANDS,
  cleanValues,
  entriesCsv,
  entryName,
  entryProblem,
  importPlan,
  referenceOf,
} from '../index.ts';
import { rates } from '../testing/rates.ts';
import type { ReferenceDeclaration, ReferenceEntry } from '../index.ts';

const spices: ReferenceDeclaration = {
  ...{ id: 91, title: 'Пряности', group: 'Кухня', about: 'Для проверки.' },
  ...{ madeBy: 'staff', ordered: true },
  fields: [
    { key: 'name', title: 'Название', type: 'text', required: true, max: 40 },
    { key: 'alike', title: 'Похожие', type: 'list', required: false, max: 40 },
  ],
};
const entry = (
  id: number,
  name: string,
  alike: string[] = [],
  over: Partial<ReferenceEntry> = {},
): ReferenceEntry => ({
  ...{ id, values: { name, alike }, active: true, version: 1, uses: 0 },
  ...over,
});
const stands = [entry(7, 'Корица'), entry(9, 'Зира', ['кумин'], { active: false })];
const plan = (text: string, entries = stands) => importPlan(spices, entries, text);

test('a file has numbers, fields, and whether an entry is on; formulas are harmless, zeros at the front stay', () => {
  const lines = entriesCsv(spices, [entry(7, '=1+1', ['+7 900 000-00-00']), entry(8, '007')]).split('\r\n');
  expect(lines[0]).toContain('"№";"Название";"Похожие";"Действует";"Используется"');
  expect(lines[1]).toBe(`7;"'=1+1";"'+7 900 000-00-00";"да";0`);
  expect(lines[2]).toBe('8;"007";;"да";0');
});

const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    '+79000000000',
    '007',
    "'кавычка",
    'с "кавычками"',
    'точка; запятая',
    'ё\nстрока',
    '-5',
    '@x',
  ),
);
const anyEntries = fc
  .array(
    fc.record({
      name: anyText,
      alike: fc.array(anyText, { maxLength: 3 }),
      active: fc.boolean(),
      uses: fc.nat(90),
    }),
    {
      maxLength: 8,
    },
  )
  .map((all) => {
    const kept: ReferenceEntry[] = [];
    for (const { name, alike, active, uses } of all) {
      const values = cleanValues(spices, { name, alike });
      if (entryProblem(spices, kept, { id: null, values }) === null)
        kept.push({ id: kept.length + 3, values, active, version: 1, uses });
    }
    return kept;
  });

test('a file that is taken in again changes nothing', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      expect(importPlan(spices, entries, entriesCsv(spices, entries))).toEqual({
        ...{ planned: [], same: entries.length, bad: [] },
      });
    }),
  );
});

test('into an empty reference a file without numbers brings all that was in it', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const text = entriesCsv(spices, entries).replaceAll(/^\d+;/gmu, ';');
      const made = importPlan(spices, [], text)!;
      expect(made.bad).toEqual([]);
      expect(made.planned.map(({ values, active }) => ({ values, active }))).toEqual(
        entries.map(({ values, active }) => ({ values, active })),
      );
    }),
  );
});

const anyRate = fc.record({
  city: fc.constantFrom('7', '9'),
  way: fc.constantFrom('courier', 'pickup'),
  price: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 99_999_999 }).map((kopecks) => String(kopecks / 100)),
  ),
  days: fc.oneof(fc.constant(''), fc.integer({ min: -9, max: 90 }).map(String)),
  day: fc.constantFrom('', '2026-01-07', '2028-02-29'),
  first: fc.constantFrom('true', 'false'),
  note: fc.constantFrom('', '=1', 'первая\nвторая', '-5', "'так"),
});

test('fields of every type come back from a file as they were', () => {
  const isOther = ({ city, way }: { city: string; way: string }) => `${city} ${way}`;
  fc.assert(
    fc.property(fc.uniqueArray(anyRate, { maxLength: 4, selector: isOther }), (all) => {
      const entries = all.map((typed, at) => ({
        ...entry(at + 1, ''),
        values: cleanValues(rates, typed),
      }));
      const file = entriesCsv(rates, entries);
      expect(importPlan(rates, entries, file)).toEqual({ planned: [], same: entries.length, bad: [] });
      const made = importPlan(rates, [], file.replaceAll(/^\d+;/gmu, ';'))!;
      expect(made.planned.map(({ values }) => values)).toEqual(entries.map(({ values }) => values));
      expect(made.bad).toEqual([]);
    }),
  );
});

test('amounts and days are written as spreadsheets of here read them', () => {
  const values = cleanValues(rates, {
    city: '7',
    way: 'courier',
    price: '1234,5',
    days: '-2',
    day: '7.1.2026',
  });
  const [, line] = entriesCsv(rates, [{ ...entry(4, ''), values }]).split('\r\n');
  expect(line).toBe('4;"Казань";"Курьером";1234,50;-2;"07.01.2026";"нет";;"да";0');
});

test('two brands that differ by case alone are as they were', () => {
  const brands = referenceOf(BRANDS)!;
  const entries = ['Sirius', 'SIRIUS'].map((name, at) => ({ ...entry(at + 1, name), values: { name } }));
  expect(entryName(brands, entries[0]!.values)).toBe(entryName(brands, entries[1]!.values));
  expect(importPlan(brands, entries, entriesCsv(brands, entries))).toEqual({ planned: [], same: 2, bad: [] });
  expect(importPlan(brands, entries, 'Название\nНовый')!.bad).toEqual([{ line: 2, problem: 'not_added' }]);
});

test.each([';', ',', '\t'])(
  'what changes and what is new is planned, with «%s» between cells',
  (separator) => {
    const made = plan(
      ['№;Название;Действует', '7;Корица молотая;нет', ';Мята;'].join('\n').replaceAll(';', separator),
    );
    expect(made).toEqual({
      planned: [
        { line: 2, from: stands[0], values: { name: 'Корица молотая', alike: [] }, active: false },
        { line: 3, from: null, values: { name: 'Мята', alike: [] }, active: true },
      ],
      ...{ same: 0, bad: [] },
    });
  },
);

test('a row without a number that names an entry is that entry, and keeps what the file does not have', () => {
  expect(plan('Название;Действует\nЗИРА;да')!.planned).toEqual([
    { line: 2, from: stands[1], values: { name: 'ЗИРА', alike: ['кумин'] }, active: true },
  ]);
});

test.each([
  ['№;Название\n8;Мята', 'no_entry'],
  ['№;Название\n7;Мята\n7;Чабер', 'twice'],
  ['№;Название;Действует\n7;Корица;иногда', 'active'],
  ['№;Название\n7;Корица;лишнее', 'cells'],
  ['№;Название\n7;', { field: 'name', problem: 'empty' }],
  ['№;Название\n7;зира', { field: 'name', problem: 'taken' }],
  ['Название\nМята\nмята', { field: 'name', problem: 'taken' }],
  [`Название\n${'м'.repeat(41)}`, { field: 'name', problem: 'too_long' }],
])('%j is left out', (text, problem) => {
  expect(plan(text)!.bad.at(-1)).toEqual({ line: text.split('\n').length, problem });
});

test.each(['', 'что-то другое', '№;Похожие\n7;тмин', 'Название;Цвет\nМята;зелёный', '"Название'])(
  '«%s» is no file of the reference',
  (text) => expect(plan(text)).toBeNull(),
);

test('lines are counted as an editor counts them', () => {
  expect(plan('Название;Похожие\n"Мята";"душица\nмелисса"\n\n"";пусто')!.bad).toEqual([
    { line: 5, problem: { field: 'name', problem: 'empty' } },
  ]);
});
