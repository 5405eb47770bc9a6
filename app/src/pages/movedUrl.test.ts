import { expect, test } from 'vitest';
import { movedUrl } from './movedUrl.ts';

const brands = { list: { section: { path: 'sofas' }, moved: { wormwood: 'polyn' } } };
const section = { info: { user: null }, list: { section: { path: 'sofas' }, page: 1 } };

test.each([
  ['/section/divany', section, '/section/sofas'],
  ['/section/divany?tsvet=seryy,shalfey&page=2', section, '/section/sofas?tsvet=seryy,shalfey&page=2'],
  ['/section/sofas?sort=new', section, '/section/sofas?sort=new'],
  ['/product/divan', { product: { section: { path: 'sofas' } } }, '/product/divan'],
  [
    '/section/divany?sort=new&brand=loza,wormwood&page=2',
    brands,
    '/section/sofas?brand=loza,polyn&sort=new&page=2',
  ],
  ['/section/sofas?brand=polyn&brand=wormwood', brands, '/section/sofas?brand=polyn'],
  [
    '/search?query=%D1%81%D1%82%D0%BE%D0%BB&brand=wormwood',
    { list: { moved: { wormwood: 'polyn' } } },
    '/search?brand=polyn&query=%D1%81%D1%82%D0%BE%D0%BB',
  ],
  ['/section/sofas?brand=constructor', brands, '/section/sofas?brand=constructor'],
  ['/promo/osen', { promo: { state: 'running', seo: { canonical: '/promo/zima' } } }, '/promo/zima'],
  [
    '/promo/osen?utm_source=mail',
    { promo: { state: 'ended', seo: { canonical: '/promo/osen' } } },
    '/promo/osen?utm_source=mail',
  ],
  ['/section', { list: { sections: [] } }, '/section'],
])('%s is now %s', (address, payload, to) => {
  const url = movedUrl(new URL(address, 'http://shop.invalid'), payload);
  expect(url.pathname + url.search).toBe(to);
});
