import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPageOf } from './lastPageOf.ts';

/** What an address of a list starts with where there are so many pages: an answer beyond the end is the last page. */
const answersOf = (search: URLSearchParams, pages: number) => {
  const asked = search.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  return { info: { user: null }, one: { page: Math.min(page, pages) }, nothing: null };
};
const lead = (address: string, pages: number) => {
  const url = new URL(address, 'http://shop.invalid');
  return lastPageOf(url, answersOf(url.searchParams, pages));
};

test.each([
  ['/section/divany?page=50', 2, '/section/divany?page=2'],
  ['/section/divany?page=50', 1, '/section/divany'],
  ['/section/divany?page=99999', 3, '/section/divany'],
  [
    '/section/divany?page=50&tsvet=seryy,shalfey&sort=new',
    3,
    '/section/divany?tsvet=seryy,shalfey&sort=new&page=3',
  ],
  ['/search?query=%D1%81%D1%82%D0%BE%D0%BB&page=7', 1, '/search?query=%D1%81%D1%82%D0%BE%D0%BB'],
  ['/section/divany?page=2', 2, null],
  ['/section/divany?page=x', 2, null],
  ['/section/divany', 2, null],
])('%s of %d pages leads to %s', (address, pages, to) => expect(lead(address, pages)).toBe(to));

test('an address without a list stays, whatever it says', () => {
  expect(lastPageOf(new URL('http://shop.invalid/cart?page=5'), { cart: { content: [] } })).toBeNull();
});

test('where it leads it stays, however the page is written', () => {
  const part = fc.constantFrom(
    'page=50',
    'p%61ge=7',
    'page=',
    'page=99999',
    'page=1e9',
    'sort=new',
    'a=%2C',
    '',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (parts, pages) => {
      const to = lead(`/section/divany?${parts.join('&')}`, pages);
      if (to !== null) expect(lead(to, pages)).toBeNull();
    }),
  );
});
