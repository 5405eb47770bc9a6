import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'https://shop.ru';
const ALLOWED = ['pay.example.ru', 'bank.test:8443'];
const follow = (url: string) => safeRedirect(url, ORIGIN, ALLOWED);

describe('may be followed', () => {
  test.each([
    ['/lk/login', 'https://shop.ru/lk/login'],
    ['/cart?id=1#pay', 'https://shop.ru/cart?id=1#pay'],
    ['lk/orders/1', 'https://shop.ru/lk/orders/1'],
    ['?page=2', 'https://shop.ru/?page=2'],
    ['https://shop.ru/x', 'https://shop.ru/x'],
    ['HTTPS://SHOP.RU/x', 'https://shop.ru/x'],
    ['https://pay.example.ru/3ds?id=1', 'https://pay.example.ru/3ds?id=1'],
    ['https://bank.test:8443/', 'https://bank.test:8443/'],
  ])('%s', (url, target) => expect(follow(url)).toBe(target));

  test('an allowed host over http only where the shop itself runs on it', () => {
    expect(safeRedirect('http://pay.example.ru/', 'http://localhost:3000', ALLOWED)).toBe(
      'http://pay.example.ru/',
    );
    expect(follow('http://pay.example.ru/')).toBeNull();
  });
});

describe('may not be followed', () => {
  test.each([
    '',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '//shop.ru/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    ' //evil.example',
    '\u00a0//evil.example',
    '/x/..//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.ru/1',
    'file:///etc/passwd',
    'https://shop.ru@evil.example/',
    'https://evil.example@shop.ru/',
    'https://user:word@pay.example.ru/',
    'https://shop.ru.evil.example/',
    'https://evilshop.ru/',
    'https://shop.ru:444/',
    'https://shop.ru./',
    'http://shop.ru/',
    'https://sub.pay.example.ru/',
    'https://pay.example.ru.evil.example/',
    'https://pay.example.ru:444/',
    'https://bank.test/',
    'ftp://pay.example.ru/',
    'https://[',
  ])('%j', (url) => expect(follow(url)).toBeNull());
});

/** Pieces that addresses and attacks on them are made of. */
const pieces = fc.constantFrom(
  ...[
    '/',
    '\\',
    ':',
    '@',
    '.',
    '..',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%5c',
    '%00',
    '\u3002',
    '\uff0f',
    '\u00ad',
  ],
  ...[
    'http:',
    'https:',
    'javascript:',
    'data:',
    'shop.ru',
    'pay.example.ru',
    'evil.example',
    'x',
    ':443',
    '[::1]',
  ],
);

test('whatever is followed leads a browser to the own origin or an allowed host', () => {
  const urls = fc.oneof(
    fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(urls, (url) => {
      const target = follow(url);
      if (target === null) return;
      const { origin, pathname, username } = new URL(target, 'https://elsewhere.example');
      expect(['https://shop.ru', 'https://pay.example.ru', 'https://bank.test:8443']).toContain(origin);
      expect(username).toBe('');
      // What is left when only the path is used must stay on the same host too.
      expect(new URL(pathname, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2_000 },
  );
});

test('every path of the own origin is followed', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      fc.pre(!path.startsWith('//'));
      expect(follow(`/x${path}`)).toBe(new URL(`/x${path}`, ORIGIN).href);
    }),
  );
});
