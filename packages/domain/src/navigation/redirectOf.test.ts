import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectOf } from './redirectOf.ts';

const to = (redirect: string) => ({ redirect });
const at = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return { pathname, search: query === undefined ? '' : `?${query}` };
};

test.each([
  ['/login/', '/lk/login'],
  ['/login', '/lk/login'],
  ['/login?from=%2Fcart', '/lk/login?from=%2Fcart'],
  ['/login/more', null],
  ['/catalog', '/section/'],
  ['/catalog/sofas/corner', '/section/sofas/corner'],
  ['/catalog/sofas/old', '/section/sofas'],
  ['/shop/12/contacts', '/#stores'],
  ['/shop/12/contacts?a=1', '/?a=1#stores'],
  ['/shop/12/13/contacts', null],
  ['/pay?id=1', 'https://pay.example.ru/start?shop=2'],
  ['/', null],
])('%s leads to %s', (address, expected) => {
  const rules = {
    '/login/': to('/lk/login'),
    '/catalog/**': to('/section/**'),
    '/catalog/*/old': to('/section/sofas'),
    '/shop/*/contacts': to('/#stores'),
    '/pay': to('https://pay.example.ru/start?shop=2'),
  };
  expect(redirectOf(rules, at(address))).toBe(expected);
});

test('a rule that leads to the address itself is none', () => {
  expect(redirectOf({ '/**': to('/closed') }, at('/closed'))).toBeNull();
  expect(redirectOf({ '/**': to('/closed') }, at('/cart'))).toBe('/closed');
});

const part = fc.stringMatching(/^[a-z]{1,3}$/);

test('a literal pattern goes before any other, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.boolean(), (parts, first) => {
      const exact = [`/${parts.join('/')}`, to('/exact')] as const;
      const open = ['/**', to('/open')] as const;
      const rules = Object.fromEntries(first ? [exact, open] : [open, exact]);
      fc.pre(parts.join('/') !== 'exact');
      expect(redirectOf(rules, at(exact[0]))).toBe('/exact');
    }),
  );
});

test('what the two stars stand for comes along as it was', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (rest) => {
      const path = rest.join('/');
      expect(redirectOf({ '/old/**': to('/new/**') }, at(`/old/${path}`))).toBe(`/new/${path}`);
    }),
  );
});
