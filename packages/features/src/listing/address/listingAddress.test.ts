import { searchSorts, sectionSorts } from '@siren/domain/catalog';
import { RESERVED } from '@siren/domain/navigation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingQuery } from './listingQuery.ts';
import { parseListing } from './parseListing.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const number = fc.integer({ min: -999_999, max: 999_999 }).map((tenths) => tenths / 10);
const range = fc.tuple(number, number).map(([a, b]) => `${Math.min(a, b)}..${Math.max(a, b)}`);
const slugs = fc.uniqueArray(fc.oneof(word, number.map(String), range), { minLength: 1, maxLength: 5 });
const roubles = fc.option(fc.integer({ min: 0, max: 900_000_000 }).map((kopecks) => kopecks / 100));
const address = fc
  .record({
    filters: fc.dictionary(
      word.filter((code) => !RESERVED.has(code)),
      slugs,
      { maxKeys: 5, noNullPrototype: true },
    ),
    price: fc.tuple(roubles, roubles),
    sort: fc.constantFrom(...searchSorts),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .map(({ price: [a, b], ...rest }) => {
    const [priceFrom, priceTo] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    return { ...rest, priceFrom, priceTo };
  });
const sorted = (filters: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(filters).map(([code, all]) => [code, [...all].sort()]));
const read = (query: string) => parseListing(new URLSearchParams(query), sectionSorts);

test('an address read back says what was written', () => {
  fc.assert(
    fc.property(address, fc.string(), (written, words) => {
      const search = new URLSearchParams(listingQuery(written, searchSorts, words));
      expect(search.get('query') ?? '').toBe(words);
      // The order that the list opens with goes without saying.
      const sort = written.sort === searchSorts[0] ? undefined : written.sort;
      expect(parseListing(search, searchSorts)).toEqual({
        ...written,
        sort,
        filters: sorted(written.filters),
      });
    }),
  );
});

test('one list has one address, in whatever order it was chosen', () => {
  fc.assert(
    fc.property(address, (written) => {
      const turned = Object.fromEntries(
        Object.entries(written.filters)
          .reverse()
          .map(([code, all]) => [code, [...all, ...all].reverse()]),
      );
      expect(listingQuery({ ...written, filters: turned }, searchSorts)).toBe(
        listingQuery(written, searchSorts),
      );
    }),
  );
});

test('nothing chosen is no query', () => {
  expect(listingQuery(read(''), sectionSorts)).toBe('');
});

test('an address can be read by people', () => {
  const query = '?shirina=160..200&tsvet=seryy,shalfey&price=10000..50000&sort=price-asc&page=2';
  expect(listingQuery(read(query), sectionSorts)).toBe(query);
});

test('bounds the wrong way round are those that were meant', () => {
  expect(read('price=90000..10000&shirina=200..160')).toEqual(read('price=10000..90000&shirina=160..200'));
});

test('what a form sends without any script is the same list', () => {
  expect(read('tsvet=shalfey&tsvet=seryy')).toEqual(read('tsvet=seryy,shalfey'));
});

test.each([
  ...['page=0', 'page=-1', 'page=1.5', 'page=99999', 'page=', 'page=1e3', 'sort=cheap', 'sort=relevance'],
  ...['price=dear', 'price=-3..', 'price=..-3', 'price=1.005..', 'price=..'],
  ...['Tsvet=seryy', 'utm_source=mail', 'yclid=123', 'token=aaaa', 'query=divan'],
  ...['tsvet=', 'tsvet=,,', 'tsvet=%D1%81%D0%B5%D1%80%D1%8B%D0%B9', 'tsvet=..', 'tsvet=-a', 'tsvet=--5'],
])('what makes no sense in «%s» counts as not said', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('no address makes a list narrower than anyone could choose', () => {
  const many = Array.from({ length: 300 }, (_, index) => `v${index}`).join(',');
  expect(read(`tsvet=${many}`).filters.tsvet).toHaveLength(100);
  expect(read(`tsvet=${'a'.repeat(101)}`).filters).toEqual({});
});
