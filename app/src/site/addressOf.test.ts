import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf } from './addressOf.ts';

test.each([
  ['/', '/', ''],
  ['/section/divany?page=2', '/section/divany', '?page=2'],
  ['/search?q=50%', '/search', '?q=50%'],
  ['http://evil.example/cart?a=1', '/cart', '?a=1'],
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
