import type { RegionCity } from '@siren/domain/regions';
import { expect, test } from 'vitest';
import { filterCities } from './filterCities.ts';

const city = (name: string): RegionCity => ({ code: name, name, region: 'r', stores: 0 });
const cities = ['Нижний Тагил', 'Тагинск', 'Орёл', 'Каменск-Уральский'].map(city);
const found = (query: string) => filterCities(cities, query).map(({ name }) => name);

test('without a query all cities are there', () => {
  expect(found('  ')).toHaveLength(cities.length);
});

test('a name that starts with the query comes before one that has such a word', () => {
  expect(found('таги')).toEqual(['Тагинск', 'Нижний Тагил']);
});

test('«е» finds «ё», and the second part of a double name counts', () => {
  expect(found('орел')).toEqual(['Орёл']);
  expect(found('урал')).toEqual(['Каменск-Уральский']);
});

test('the middle of a word is not enough', () => {
  expect(found('ижний')).toEqual([]);
});
