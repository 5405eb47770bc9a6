import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paramTitle } from '../catalog/index.ts';
import { firstUnits, handUnified, unified, unitFinder } from './index.ts';

const unitOf = unitFinder(firstUnits);

test.each([
  ['см', 'см'],
  ['СМ', 'см'],
  ['Сантиметров', 'см'],
  ['cm.', 'см'],
  ['m2', 'м²'],
  ['шт', 'шт.'],
  ['вт', 'Вт'],
  ['RU', 'RU'],
  ['дюйм', 'дюйм'],
])('a new shop writes «%s» as «%s»', (told, unit) => {
  expect(unitOf(told)).toBe(unit);
});

test('the name of a unit counts before the spelling of another one, and of two spellings the first', () => {
  const find = unitFinder([
    { name: 'фут', spellings: ['ft', 'м'] },
    { name: 'м', spellings: ['FT.'] },
  ]);
  expect(['м', 'ft', 'Ft.'].map(find)).toEqual(['м', 'фут', 'фут']);
});

test('a param keeps what its file wrote, and has it again when the shop knows the unit no more', () => {
  const fed = { name: 'Ширина', value: '180', unit: 'cm' };
  const shown = unified(fed, unitOf);
  expect(shown).toEqual({ name: 'Ширина', value: '180', unit: 'см', told: 'cm' });
  expect(unified(shown, unitOf)).toBe(shown);
  expect(unified(shown, (told) => told)).toEqual(fed);
  expect(unified({ name: 'Цвет', unit: null }, unitOf)).toEqual({ name: 'Цвет', unit: null });
});

const word = fc.stringMatching(/^[a-zа-я]{1,3}\.?$/u);
const units = fc.array(fc.record({ name: word, spellings: fc.array(word, { maxLength: 3 }) }), {
  maxLength: 5,
});

test('whatever units a shop had before, a param ends in those that it has now', () => {
  fc.assert(
    fc.property(units, units, word, (before, now, unit) => {
      const fed = { name: 'Мера', unit };
      const by = unitFinder(now);
      expect(unified(unified(fed, unitFinder(before)), by)).toEqual(unified(fed, by));
    }),
  );
});

test('what staff set stays in the place of its param, with the unit of the shop where it had that of the file', () => {
  const before = [{ name: 'Ширина', unit: 'cm' }];
  const after = before.map((param) => unified(param, unitOf));
  const hand = [
    { key: 'Ширина, cm', name: 'Ширина дивана', value: '181', unit: 'cm' },
    { key: 'Уход', name: 'Уход', value: 'щётка', unit: null },
  ];
  const [set, added] = handUnified(hand, before, after);
  expect(set).toEqual({ key: 'Ширина, см', name: 'Ширина дивана', value: '181', unit: 'см' });
  expect(set!.key).toBe(paramTitle(after[0]!));
  expect(added).toBe(hand[1]);
});
