import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handAfter, paramKey, shownParams } from '../goods/index.ts';
import { firstUnits, inUnit, unitFinder } from './index.ts';

const unitOf = unitFinder(firstUnits);

test.each([
  ['см', 'см'],
  ['СМ', 'см'],
  ['Сантиметров', 'см'],
  ['Миллиметров', 'мм'],
  ['Мес.', 'мес.'],
  ['Месяцев', 'мес.'],
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

test('a param is told in the unit of the shop, and known by that of its file', () => {
  const fed = { name: 'Ширина', value: '180', unit: 'cm' };
  const shown = inUnit(fed, unitOf);
  expect(shown).toEqual({ ...fed, unit: 'см', raw: 'cm' });
  expect([paramKey(fed), paramKey(shown)]).toEqual(['Ширина, cm', 'Ширина, cm']);
  const bare = { name: 'Цвет', value: 'шалфей', unit: null };
  expect(inUnit(bare, unitOf)).toBe(bare);
});

test('what staff set of a param stays in its place, whatever the shop calls its unit', () => {
  const fed = [inUnit({ name: 'Ширина', value: '180', unit: 'cm' }, unitOf)];
  const hand = [{ key: 'Ширина, cm', name: 'Ширина', value: '181', unit: 'см' }];
  expect(shownParams(fed, hand)).toEqual([{ name: 'Ширина', value: '181', unit: 'см' }]);
  expect(handAfter(fed, hand, { set: [], back: ['Ширина, cm'] })).toEqual([]);
});
