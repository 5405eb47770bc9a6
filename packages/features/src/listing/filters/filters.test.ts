import { listCards, sectionSorts } from '@siren/domain/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeShelf, wholeQuery } from '../../catalog/catalog.fixtures.ts';
import { parseListing } from '../address/index.ts';
import { facetTitle } from './facetTitle.ts';
import { boundsWithin } from '../facets/boundsWithin.ts';
import { stepOf } from '../facets/stepOf.ts';
import { appliedFilters, wordsOf } from './appliedFilters.ts';
import { withBounds, withoutFilters, withPrices, withValue } from './changeFilters.ts';

const read = (query: string) => parseListing(new URLSearchParams(query), sectionSorts);
const { facets } = listCards(makeShelf(128), wholeQuery({}, 'popular'));
const words = (query: string) =>
  appliedFilters(read(query), facets).map((filter) => filter.words.replaceAll('\u00a0', ' '));

test('a value is chosen and let go by the same press, from the first page on', () => {
  const start = { ...read('tip=uglovoy'), page: 7 };
  const chosen = withValue(start, 'tip', 'pryamoy');
  expect(chosen).toMatchObject({ filters: { tip: ['uglovoy', 'pryamoy'] }, page: 1 });
  expect(withValue(chosen, 'tip', 'pryamoy')).toEqual(read('tip=uglovoy'));
  expect(withValue(read('tip=uglovoy'), 'tip', 'uglovoy').filters).toEqual({});
});

test('a range takes the place of what was chosen of its facet, an open one lets it go', () => {
  const narrowed = withBounds(read('shirina-sm=160,180'), 'shirina-sm', { from: 160, to: null });
  expect(narrowed.filters).toEqual({ 'shirina-sm': ['160..'] });
  expect(withBounds(narrowed, 'shirina-sm', { from: null, to: null }).filters).toEqual({});
});

test('no bounds leave out both the least and the greatest there is', () => {
  const range = { min: 4_990, max: 84_990 };
  expect(boundsWithin({ from: 85_000, to: null }, range)).toEqual({ from: 84_990, to: null });
  expect(boundsWithin({ from: null, to: 4_000 }, range)).toEqual({ from: null, to: 4_990 });
  expect(boundsWithin({ from: 4_000, to: 85_000 }, range)).toEqual({ from: 4_000, to: 85_000 });
});

test('without filters the order stays', () => {
  expect(withoutFilters(read('tip=uglovoy&price=1..2&sort=new'))).toEqual(read('sort=new'));
});

test('what is applied is told in words that stand alone, price first', () => {
  expect(
    words('tip=uglovoy&shirina-sm=160..200&chislo-mest=2&semnye-chehly=da&price=10000..50000.5'),
  ).toEqual(['10 000–50 000,5 ₽', 'Ширина 160–200 см', 'Число мест 2', 'Угловой', 'Съёмные чехлы']);
  expect(words('price=10000..')).toEqual(['от 10 000 ₽']);
  expect(words('price=..50000')).toEqual(['до 50 000 ₽']);
});

test('numbers below zero are chosen and told as others are, their range without a dash', () => {
  const width = facets.find(({ code }) => code === 'shirina-sm');
  if (!width) throw new Error('the shelf has lost a facet');
  const values = [{ slug: '-160', name: '−160', hex: null, count: 1, selected: false, popular: false }];
  const cold = { ...width, code: 'temperatura-c', name: 'Температура', unit: '°C', values };
  const query = read('temperatura-c=-160,-40..-18,..-20,-30..5');
  expect(appliedFilters(query, [cold]).map((filter) => filter.words.replaceAll('\u00a0', ' '))).toEqual([
    'Температура −160 °C',
    'Температура от −30 до 5 °C',
    'Температура от −40 до −18 °C',
    'Температура до −20 °C',
  ]);
  expect(withValue(query, cold.code, '-160').filters[cold.code]).not.toContain('-160');
});

test('a value is told with its facet where another facet has one of the same name', () => {
  const [types, colors] = ['tip', 'tsvet-obivki'].map((code) => facets.find((facet) => facet.code === code));
  if (!types || !colors) throw new Error('the shelf has lost a facet');
  const corner = types.values.find(({ slug }) => slug === 'uglovoy');
  const alike = { ...colors, values: [{ ...corner, slug: 'tsvet-uglov' }] } as typeof colors;
  expect(wordsOf('uglovoy', types, facets)).toBe('Угловой');
  expect(wordsOf('uglovoy', types, [types, alike])).toBe('Тип: Угловой');
  expect(wordsOf('tsvet-uglov', alike, [types, alike])).toBe('Цвет обивки: Угловой');
});

test('a facet is told with its unit where another one has its name', () => {
  const size = (unit: string | null) => ({
    ...{ code: `rost-${unit}`, name: 'Рост', type: 'text' as const, unit, range: null },
    values: [{ slug: 'xl', name: 'XL', hex: null, count: 1, selected: false, popular: false }],
  });
  const [ru, eu, none] = [size('RU'), size('EU'), size(null)];
  expect([ru, eu, none].map((facet) => facetTitle(facet, [ru, eu, none]))).toEqual([
    'Рост, RU',
    'Рост, EU',
    'Рост',
  ]);
  expect(facetTitle(ru, [ru])).toBe('Рост');
  expect(wordsOf('xl', eu, [ru, eu])).toBe('Рост, EU: XL');
});

test('what the list does not know narrows nothing and is not told', () => {
  expect(words('ref-2=1&tip=krugly&tip=1..2')).toEqual([]);
});

test('each applied filter leads to the list without it', () => {
  const query = withPrices(read('tip=uglovoy,pryamoy&tsvet-obivki=shalfey'), { from: 5, to: null });
  const rest = appliedFilters(query, facets).map(({ without }) => appliedFilters(without, facets).length);
  expect(rest).toEqual([3, 3, 3, 3]);
});

test('a thumb stops at round numbers, ten to a thousand times on its way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 10, max: 1_000_000 }),
      (min, span) => {
        const step = stepOf({ min, max: min + span });
        expect(Number.isInteger(Math.log10(step))).toBe(true);
        expect(span / step).toBeGreaterThanOrEqual(10);
        expect(span / step).toBeLessThanOrEqual(1000);
      },
    ),
  );
});
