import { expect, test } from 'vitest';
import { makeCity } from '../testing/index.ts';
import { filterCities } from './filterCities.ts';

const city = (name: string) => makeCity({ code: name, name });
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

test.each(['Нижний\u00a0Тагил', 'нижний\u200b тагил', 'Нижний  Тагил'])(
  'a name that is pasted is found: %j',
  (query) => {
    expect(found(query)).toEqual(['Нижний Тагил']);
  },
);

test('another dash is a dash', () => {
  expect(found('Каменск\u2011уральский')).toEqual(['Каменск-Уральский']);
});

test('the middle of a word is not enough', () => {
  expect(found('ижний')).toEqual([]);
});
