import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, writtenPath } from './addressOf.ts';

test.each([
  ['/', '/', ''],
  ['/section/divany?page=2', '/section/divany', '?page=2'],
  ['/search?q=50%', '/search', '?q=50%'],
  ['http://evil.example/cart?a=1', '/cart', '?a=1'],
  ['/%73ection/%64ivan%79?page=%31', '/section/divany', '?page=%31'],
  ['/section/./x/%2E%2e/divany', '/section/divany', ''],
  ['/section/%2fdivany', '/section/%2fdivany', ''],
  ['/section/%2573ofa', '/section/%2573ofa', ''],
  ['/section/%D1%81%74ol', '/section/%D1%81tol', ''],
])('%s is a page at %s%s', (target, pathname, search) => {
  expect(addressOf(target)).toMatchObject({ pathname, search });
});

test.each([
  '//evil.example',
  '/..//evil.example',
  '/.//section/',
  '/\\evil.example',
  '/%00',
  '/cart?id=%00',
  'evil',
  '*',
  '',
])('%j is none', (target) => {
  expect(addressOf(target)).toBeNull();
});

test('no target leads to another host', () => {
  fc.assert(
    fc.property(fc.string(), (target) => {
      expect(addressOf(`/${target}`)?.host ?? 'shop.invalid').toBe('shop.invalid');
      expect(addressOf(target)?.host ?? 'shop.invalid').toBe('shop.invalid');
    }),
  );
});

test('all writings of an address are one, and that one is itself', () => {
  const sign = fc.tuple(fc.constantFrom(...'abzAZ09-._~/'), fc.constantFrom('as it is', 'upper', 'lower'));
  const writeSign = ([plain, how]: [string, string]) => {
    if (how === 'as it is' || plain === '/') return plain;
    const code = `%${plain.charCodeAt(0).toString(16)}`;
    return how === 'upper' ? code.toUpperCase() : code;
  };
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const address = addressOf(`/x${signs.map(([plain]) => plain).join('')}`);
      const other = addressOf(`/x${signs.map(writeSign).join('')}`);
      expect(other?.href).toBe(address?.href);
      if (address) expect(addressOf(address.pathname)?.href).toBe(address.href);
    }),
  );
});

test.each([
  ['/cart?a=1', '/cart'],
  ['https://shop.invalid/%63art?a=/b', '/%63art'],
  ['/a/../cart', '/a/../cart'],
])('the path of %s is written %s', (target, path) => {
  expect(writtenPath(target)).toBe(path);
});
