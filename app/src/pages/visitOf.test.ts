import { expect, test } from 'vitest';
import { visitOf } from './visitOf.ts';

const at = (path: string, key: string) => {
  const { pathname, search } = new URL(path, 'http://shop.invalid');
  return { pathname, search, key };
};
const leave = (path: string) => ({ location: at(path, 'left'), visit: 'stay' });

test.each([
  ['/section/divany', '/section/divany?tsvet=seryy', 'stay'],
  ['/search?query=диван', '/search?query=диван&sort=price-asc', 'stay'],
  ['/search?tsvet=seryy&query=диван', '/search?query=диван', 'stay'],
  ['/search?query=диван', '/search?query=стол', 'next'],
  ['/product/divan', '/product/divan?offer=7', 'stay'],
  ['/section/divany', '/section/stoly', 'next'],
])('the move from %s to %s belongs to «%s»', (from, to, visit) => {
  expect(visitOf(new Map(), at(to, 'next'), leave(from))).toBe(visit);
});

test('the way Back leads into the stay that was left', () => {
  const visits = new Map<string, string>();
  const list = leave('/section/divany');
  visitOf(visits, list.location, list);
  const product = at('/product/divan', 'next');
  const visit = visitOf(visits, product, list);
  expect(visitOf(visits, list.location, { location: product, visit })).toBe('stay');
});
