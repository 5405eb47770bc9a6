import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listGoods } from '../list/index.ts';
import type { ListedGood } from '../list/index.ts';
import type { FacetFilters } from '../listing.ts';
import { readAs } from './readAs.ts';
import { addressOf, ownAddressOf } from './slugs.ts';
import type { SaidParam } from './Trait.ts';

type Said = [name: string, value: string, unit?: string];

const makeGood = (said: readonly Said[], at: number): ListedGood => ({
  ...{ id: at, brand: null, isHit: false, isNew: false, createdAt: 0, position: at },
  offers: [
    {
      ...{ id: at, price: 700, oldPrice: null, quantity: 3, exposition: false, options: [] },
      params: said.map(([name, value, unit = null]): SaidParam => ({ name, value, unit, hex: null })),
    },
  ],
});
const list = (goods: readonly Said[][], filters: FacetFilters = {}) =>
  listGoods(goods.map(makeGood), { filters, priceFrom: null, priceTo: null, sort: 'popular', page: 1 });
const found = (goods: readonly Said[][], filters: FacetFilters) =>
  list(goods, filters).listed.map(({ good }) => good.id);
const ofOne = (name: string, ...values: string[]) => values.map((value): Said[] => [[name, value]]);
const facetsOf = (goods: readonly Said[][]) =>
  list(goods).facets.map(
    ({ code, unit, values }) => `${code} ${unit} ${values.map(({ name }) => name).join()}`,
  );

test('one name in several units makes a facet for each, with the values of that unit alone', () => {
  const shoes: Said[][] = [
    [
      ['Размер', '38', 'RU'],
      ['Размер', '39', 'EU'],
    ],
    [
      ['Размер', '39', 'RU'],
      ['Размер', '40', 'EU'],
    ],
  ];
  expect(facetsOf(shoes)).toEqual(['razmer-eu EU 39,40', 'razmer-ru RU 38,39']);
  expect(found(shoes, { 'razmer-ru': ['39'] })).toEqual([1]);
  expect(found(shoes, { 'razmer-eu': ['39'] })).toEqual([0]);
});

test('units that addresses cannot tell apart make different facets; the address of before leads to its goods', () => {
  const lamps: Said[][] = [[['Угол', '30', '°']], [['Угол', '45', '°']], [['Угол', '30']], [['Угол', '60']]];
  const { facets } = list(lamps);
  expect(new Set(facets.map(({ unit }) => unit))).toEqual(new Set([null, '°']));
  expect(new Set(facets.map(({ code }) => code)).size).toBe(2);
  expect(found(lamps, { ugol: ['45'] })).toEqual([1]);
  expect(found(lamps, { ugol: ['60'] })).toEqual([3]);
  expect(list(lamps.slice(0, 2)).facets.map(({ code }) => code)).toEqual(['ugol']);
});

test('an address that one spelling of a unit had with what has no unit finds the goods of both', () => {
  const goods = ofOne('Охват', '0', '77', '0°C', '77°C', '0 ℃', '77 ℃');
  expect(found(goods, { ohvat: ['0'] })).toEqual([0, 2, 4]);
});

test('an address that a facet had alone goes on finding its goods when another facet comes that shares it', () => {
  const before: Said[][] = [[['Уклон', '30', '°']], [['Уклон', '35', '°']]];
  expect(list(before).facets.map(({ code }) => code)).toEqual(['uklon']);
  const after: Said[][] = [...before, ...['30', '40', '40'].map((value): Said[] => [['Уклон', value]])];
  expect(found(after, { uklon: ['30'] })).toEqual([0, 2]);
  expect(found(after, { uklon: ['35', '40'] })).toEqual([1, 3, 4]);
  expect(found(after, { uklon: ['34..40'] })).toEqual([1, 3, 4]);
  // What is chosen of both is counted as of one facet.
  const { facets, filters } = list(after, { uklon: ['30'] });
  expect(Object.values(filters)).toEqual([['30'], ['30']]);
  expect(
    facets.flatMap(({ values }) => values.map(({ name, count }) => `${name} ${count}`)).toSorted(),
  ).toEqual(['30 1', '30 1', '35 1', '40 2']);
});

test('what was a text once and reads as a number today is found by the address of the text', () => {
  const goods: Said[][] = [[['Отвод', '–25 °C']], [['Отвод', '12"']], [['Отвод', 'ручной']]];
  expect(found(goods, { otvod: ['25-c'] })).toEqual([0]);
  expect(found(goods, { otvod: ['12'] })).toEqual([1]);
});

test('a number of another unit than its param has is found by the number that it was read as once', () => {
  const goods: Said[][] = [
    [['Наклон', '45 градусов', '°']],
    [['Наклон', '20 °C', '°']],
    [['Наклон', '60', '°']],
    [['Наклон', '5 дюймов, 7 дюймов', '"']],
    [['Наклон', '8 дюймов, 9 см', '"']],
  ];
  expect(found(goods, { naklon: ['45'] })).toEqual([0]);
  expect(found(goods, { naklon: ['20'] })).toEqual([1]);
  expect(found(goods, { naklon: ['60'] })).toEqual([2]);
  expect(found(goods, { naklon: ['7'] })).toEqual([3]);
  // Two units make no number: it was a text then, too, and such an address narrows nothing.
  expect(found(goods, { naklon: ['8'] })).toEqual([0, 1, 2, 3, 4]);
});

test('no plain code is the longer code of another facet', () => {
  const pair: Said[][] = [[['Скос', '1', '°']], [['Скос', '2', '°']], [['Скос', '1']], [['Скос', '2']]];
  const [taken = ''] = list(pair).facets.map(({ code }) => code);
  const name = taken.replace('skos-', 'Скос ');
  const goods = [...pair, ...['1', '3'].map((value): Said[] => [[name, value]])];
  const codes = list(goods).facets.map(({ code }) => code);
  expect(new Set(codes).size).toBe(3);
  expect(found(goods, { [taken]: ['1'] })).toEqual(found(pair, { [taken]: ['1'] }));
});

test('an address that several values shared means all of them, and each has one of its own', () => {
  const frost = ofOne('Режим', '−30…+50 °C', '30…+50 °C', 'любой');
  const values = list(frost).facets.find(({ code }) => code === 'rezhim')?.values ?? [];
  expect(values.map(({ name, count }) => [name, count])).toEqual(
    expect.arrayContaining([
      ['−30…+50 °C', 1],
      ['30…+50 °C', 1],
    ]),
  );
  for (const { slug, name } of values) {
    const at = frost.findIndex(([said]) => said?.[1].toLowerCase() === name.toLowerCase());
    expect(found(frost, { rezhim: [slug] })).toEqual([at]);
  }
  expect(found(frost, { rezhim: ['30-plus-50-c'] })).toEqual([0, 1]);
  expect(list(frost, { rezhim: ['30-plus-50-c'] }).filters['rezhim']).toHaveLength(2);
});

test('where the others have gone the value has its short address again, and the long one leads to it', () => {
  const both = ofOne('Язык', 'F', 'F#', 'Go');
  const sharp = list(both).facets[0]?.values.find(({ name }) => name === 'F#')?.slug ?? '';
  const left = ofOne('Язык', 'Go', 'F#');
  expect(list(left).facets[0]?.values.map(({ slug }) => slug)).toEqual(['f', 'go']);
  expect(sharp).toMatch(/^f-/);
  expect(found(left, { yazyk: [sharp] })).toEqual([1]);
  expect(list(left, { yazyk: [sharp] }).filters).toEqual({ yazyk: ['f'] });
});

test('a number keeps its digits beside a text that is written by them', () => {
  const goods = ofOne('Номер', '7', '#7', 'без номера');
  expect(found(goods, { nomer: ['7'] })).toEqual([0]);
});

test('what a list does not know narrows nothing and is not among its filters', () => {
  const goods = ofOne('Форма', 'круг', 'овал');
  expect(list(goods, { forma: ['krug', 'kub', '1..2'], nowhere: ['x'] }).filters).toEqual({
    forma: ['krug'],
  });
  expect(list(goods, { forma: ['kub'] }).filters).toEqual({});
});

test('an option that a param tells with its unit makes no facet of its own', () => {
  const [good] = [makeGood([['Размер', '38', 'RU']], 0)];
  const other = makeGood([['Размер', '39', 'RU']], 1);
  const withOption = ({ offers: [offer], ...rest }: ListedGood): ListedGood => ({
    ...rest,
    offers: offer ? [{ ...offer, options: [{ name: 'Размер, RU', value: '38 RU', hex: null }] }] : [],
  });
  const query = { filters: {}, priceFrom: null, priceTo: null, sort: 'popular', page: 1 } as const;
  const { facets } = listGoods(
    [good, other].flatMap((one) => (one ? withOption(one) : [])),
    query,
  );
  expect(facets.map(({ code }) => code)).toEqual(['razmer-ru']);
});

const sign = fc.constantFrom(...'абьАщAB12,…-−+<≤%№#/×½°'.split(''));
const text = fc.string({ unit: sign, minLength: 1, maxLength: 6 });

test('of any values those that read differently are told apart, and each address of before finds all that had it', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (values) => {
      const goods = ofOne('Знак', ...[...values, 'шарада', 'шарнир'].map((value) => `ж${value}ж`));
      const readings = goods.map(([said]) => `${addressOf(said?.[1] ?? '')} ${readAs(said?.[1] ?? '')}`);
      const shown = list(goods).facets.find(({ code }) => code === 'znak')?.values ?? [];
      expect(new Set(shown.map(({ slug }) => slug)).size).toBe(new Set(readings).size);
      for (const { slug, count } of shown) {
        const hits = found(goods, { znak: [slug] });
        expect(hits).toHaveLength(count);
        expect(new Set(hits.map((at) => readings[at])).size).toBe(1);
      }
      for (const old of new Set(goods.map(([said]) => addressOf(said?.[1] ?? '')))) {
        const had = goods.flatMap(([said], at) => (addressOf(said?.[1] ?? '') === old ? [at] : []));
        expect(found(goods, { znak: [old] })).toEqual(had);
      }
    }),
  );
});

test('addresses of values that read otherwise today go on working', () => {
  const layers = ofOne('Слоёв', '(8)', '8', '8?', '[−9]', '9', '7');
  expect(found(layers, { sloev: ['8'] })).toEqual([0, 1]);
  // The address of «(8)» while it was another value than «8», and that of «[−9]» as a text.
  expect(found(layers, { sloev: [ownAddressOf('(8)')] })).toEqual([0, 1]);
  expect(found(layers, { sloev: [ownAddressOf('8?')] })).toEqual([2]);
  expect(found(ofOne('Слоёв', '[−9]', '7', '6'), { sloev: ['9'] })).toEqual([0]);
  const classes = ofOne('Класс', 'Ç', 'C', 'C＋', 'C+', 'x,y', 'X Y', 'B');
  expect(found(classes, { klass: ['c'] })).toEqual([0, 1, 2, 3]);
  expect(found(classes, { klass: ['c-plus'] })).toEqual([2, 3]);
  expect(found(classes, { klass: ['x-y'] })).toEqual([4, 5]);
  for (const [at, value] of ['Ç', 'C', 'x,y', 'X Y'].entries())
    expect(found(classes, { klass: [ownAddressOf(value)] })).toEqual([[0, 1, 4, 5][at]]);
});
