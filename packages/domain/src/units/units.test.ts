import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstUnits, handInUnits, inUnit, unitFinder } from './index.ts';

const unitOf = unitFinder(firstUnits);

test.each([
  ['см', 'см'],
  ['СМ', 'см'],
  ['Сантиметров', 'см'],
  ['cm.', 'см'],
  ['m2', 'м²'],
  ['М', 'м'],
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

test('a thousandth and a million times as much are two units', () => {
  const find = unitFinder([{ name: 'мВт', spellings: ['mW'] }]);
  expect(['мВт', 'мвт', 'МВт', 'MW', 'mw', 'МВТ'].map(find)).toEqual([
    'мВт',
    'мВт',
    'МВт',
    'мВт',
    'мВт',
    'мВт',
  ]);
});

const word = fc.stringMatching(/^[a-zа-я]{1,3}\.?$/u);
const units = fc.array(fc.record({ name: word, spellings: fc.array(word, { maxLength: 3 }) }), {
  maxLength: 5,
});

test('what the shop writes is written so for ever: a name means itself', () => {
  fc.assert(
    fc.property(units, word, (known, told) => {
      const find = unitFinder(known);
      expect(find(find(told))).toBe(find(told));
    }),
  );
});

test('a param is told in the unit of the shop, and one without a unit as it is', () => {
  const fed = { name: 'Ширина', value: '180', unit: 'cm' };
  expect(inUnit(fed, unitOf)).toEqual({ ...fed, unit: 'см' });
  const bare = { name: 'Цвет', unit: null };
  expect(inUnit(bare, unitOf)).toBe(bare);
});

test('what staff set stays in the place of its param, with the unit of the shop where it had that of the file', () => {
  const hand = [
    { key: 'Ширина, cm', name: 'Ширина дивана', value: '181', unit: 'cm' },
    { key: 'Глубина, cm', name: 'Глубина', value: '90', unit: 'пальцев' },
    { key: 'Уход', name: 'Уход', value: 'щётка', unit: null },
    { key: 'Вес, кг', name: 'Вес', value: '40', unit: 'кг' },
  ];
  const fed = ['Ширина', 'Глубина', 'Вес'].map((name) => ({ name, unit: 'см' }));
  const [width, depth, ...others] = handInUnits(hand, fed, unitOf);
  expect(width).toEqual({ key: 'Ширина, см', name: 'Ширина дивана', value: '181', unit: 'см' });
  expect(depth).toEqual({ key: 'Глубина, см', name: 'Глубина', value: '90', unit: 'пальцев' });
  expect(others).toEqual(hand.slice(2));
});
