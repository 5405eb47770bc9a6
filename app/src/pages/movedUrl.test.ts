import { expect, test } from 'vitest';
import { movedUrl } from './movedUrl.ts';

const section = { info: { user: null }, list: { section: { path: 'sofas' }, page: 1 } };

test.each([
  ['/section/divany', section, '/section/sofas'],
  ['/section/divany?tsvet=seryy,shalfey&page=2', section, '/section/sofas?tsvet=seryy,shalfey&page=2'],
  ['/section/sofas?sort=new', section, '/section/sofas?sort=new'],
  ['/product/divan', { product: { section: { path: 'sofas' } } }, '/product/divan'],
  ['/section', { list: { sections: [] } }, '/section'],
])('%s is now %s', (address, payload, to) => {
  const url = movedUrl(new URL(address, 'http://shop.invalid'), payload);
  expect(url.pathname + url.search).toBe(to);
});
