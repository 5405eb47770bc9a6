import { expect, test } from 'vitest';
import { listGoods } from '../list/index.ts';
import type { ListedGood } from '../list/index.ts';
import type { FacetFilters } from '../listing.ts';
import type { SaidParam } from './Trait.ts';

type Said = [name: string, value: string, unit?: string];

/** A good of one variant for each list of params, or of several. */
const makeGoods = (variants: readonly Said[][][]): ListedGood[] =>
  variants.map((offers, at) => ({
    ...{ id: at, brand: null, isHit: false, isNew: false, createdAt: 0, position: at },
    offers: offers.map((said, variant) => ({
      ...{ id: at * 10 + variant, price: 1_000, oldPrice: null, quantity: 9, exposition: false, options: [] },
      params: said.map(([name, value, unit = null]): SaidParam => ({ name, value, unit, hex: null })),
    })),
  }));

const shown = (variants: readonly Said[][][], filters: FacetFilters = {}) =>
  listGoods(makeGoods(variants), { filters, priceFrom: null, priceTo: null, sort: 'popular', page: 1 })
    .facets;
const codes = (variants: readonly Said[][][], filters?: FacetFilters) =>
  shown(variants, filters).map(({ code }) => code);

test('a measure is chosen by its range, though no two goods are alike in it', () => {
  const goods = Array.from({ length: 40 }, (_, at): Said[][] => [[['Ширина', String(100 + at), 'см']]]);
  expect(shown(goods)).toMatchObject([
    { code: 'shirina-sm', type: 'number', range: { min: 100, max: 139 }, values: [] },
  ]);
});

test('a bare number that hardly repeats is a name, and nothing to choose by', () => {
  const goods = Array.from({ length: 40 }, (_, at): Said[][] => [[['Модель', String(100 + at)]]]);
  expect(codes(goods)).toEqual([]);
});

test('what few goods measure is no way through the list', () => {
  const goods = Array.from({ length: 41 }, (_, at): Said[][] => [
    [['Тип', at % 2 ? 'стол' : 'стул'], ...(at < 2 ? [['Вес', String(at), 'кг'] satisfies Said] : [])],
  ]);
  expect(codes(goods)).toEqual(['tip']);
});

test('values that each variant has leave nothing to choose, and stay while one of them is chosen', () => {
  const frame: Said = ['Каркас', 'фанера, сосна'];
  const goods = [[[frame], [frame]], [[frame]]];
  expect(codes(goods)).toEqual([]);
  expect(codes(goods, { karkas: ['sosna'] })).toEqual(['karkas']);
  expect(codes([[[frame], [['Каркас', 'сосна']]], [[frame]]])).toEqual(['karkas']);
});

test('values that each good has in some variant are there to choose that variant by', () => {
  const both: Said[][] = [[['Сторона', 'слева']], [['Сторона', 'справа']]];
  expect(codes([both, both])).toEqual(['storona']);
});
