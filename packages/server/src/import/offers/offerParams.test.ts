import { expect, test } from 'vitest';
import { firstUnits, unitFinder } from '@siren/domain/units';
import type { RawParam } from '../feed/index.ts';
import { offerParams } from './offerParams.ts';

const param = (name: string, value: string, unit = '') => ({ name, value, unit, hex: '' });
const unitOf = unitFinder(firstUnits);
const beyond = { params: 0, pictures: 0 };
const valuesOf = (...params: RawParam[]) =>
  offerParams({ params, beyond }, unitOf, () => {}).map(({ value, unit }) =>
    unit ? `${value} ${unit}` : value,
  );

test('a measure is written with a comma, a version stays as it is', () => {
  expect(
    valuesOf(param('Мощность', '4.8', 'Вт'), param('Глубина', '-0.5', 'м'), param('Bluetooth', '5.0')),
  ).toEqual(['4,8 Вт', '-0,5 м', '5.0']);
});

test('a name with another unit is another param, with values of its own', () => {
  expect(
    valuesOf(
      param('Размер', '36', 'RU'),
      param('Размер', '37', 'EU'),
      param('Размер', '38', 'RU'),
      param('Размер', 'S'),
    ),
  ).toEqual(['36, 38 RU', '37 EU', 'S']);
});

test('one unit that is written in several ways makes one param', () => {
  expect(
    valuesOf(param('Ширина', '80', 'cm'), param('Ширина', '81', 'СМ'), param('Ширина', '80', 'сантиметров')),
  ).toEqual(['80, 81 см']);
});

test('several values of a param are one, each told once', () => {
  expect(
    valuesOf(
      param('Связь:', 'Wi-Fi'),
      param('Связь', 'ZigBee'),
      param('Связь', 'Wi-Fi'),
      param('Пустой', ' '),
    ),
  ).toEqual(['Wi-Fi, ZigBee']);
});

test('what is lost or cut is told with how many', () => {
  const told: [string, number][] = [];
  const params = [
    ...[param('', 'Дуб'), param(' ', 'Лён'), param('', '')],
    ...[param('Состав', 'а'.repeat(501)), param('Уход', 'б'.repeat(500))],
  ];
  const taken = offerParams(
    { params, beyond: { params: 7, pictures: 0 } },
    unitOf,
    (code, count) => void told.push([code, count]),
  );
  expect(taken.map(({ name, value }) => [name, value.length])).toEqual([
    ['Состав', 500],
    ['Уход', 500],
  ]);
  expect(told).toEqual([
    ['nameless_params', 2],
    ['long_values', 1],
    ['too_many_params', 7],
  ]);
});
