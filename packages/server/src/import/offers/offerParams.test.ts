import { expect, test } from 'vitest';
import type { RawOffer } from '../feed/index.ts';
import { offerParams } from './offerParams.ts';

const param = (name: string, value: string, unit = '') => ({ name, value, unit, hex: '' });
const valuesOf = (...params: RawOffer['params']) =>
  offerParams({ params } as RawOffer).map(({ value, unit }) => (unit ? `${value} ${unit}` : value));

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
