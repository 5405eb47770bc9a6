import fc from 'fast-check';
import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { asPasted } from '../typed/testing/asPasted.ts';
import { emailOf } from './emailOf.ts';

test.each([
  ['anna@example.com', 'anna@example.com'],
  [' A.B+C@Mail.Example.RU ', 'a.b+c@mail.example.ru'],
  ['guest@shop.invalid', 'guest@shop.invalid'],
  ['Почта@Пример.рф', 'почта@пример.рф'],
  ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
  ['anna@БЁРЕЗА.рф', 'anna@бёреза.рф'],
  ['o’brien@ex\u00ADample.com\u200B', "o'brien@example.com"],
  ['v@xn--b.ru', 'v@xn--b.ru'],
  ['v@xn--0.ru', 'v@xn--0.ru'],
  ['v@xn--ab.ru', 'v@xn--ab.ru'],
  ['v@xn--a-ecp.ru', 'v@xn--a-ecp.ru'],
])('«%s» is stored as %s', (typed, stored) => {
  expect(emailOf(typed)).toBe(stored);
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'a na@example.com',
  'anna@.com',
  'anna@example.',
  'anna@example..com',
  'anna@exam ple.com',
  'anna@example.com/path',
  'anna@example.com:8080',
  'anna@exam%70le.com',
  'anna@192.168.0.1',
  'anna@xn--.рф',
  'anna@exam"ple.com',
  'anna@exam,ple.com',
  'anna@example.com;oleg@example.com',
  'anna@example.com, oleg@example.com',
  'Анна <anna@example.com>, Олег <oleg@example.com>',
  '"anna"@example.com',
  'an,na@example.com',
  'an(na)@example.com',
  'anna@exam_ple.com',
  'Анна anna@example.com',
  'mailto:',
  'anna@example.com?, oleg@example.com',
  'anna%2B1@example.com',
  'mailto:anna%4@example.com',
  'mailto:anna%25oleg@example.com',
  'mailto:anna@example.com%2Coleg@example.com',
  'v@xn--www-.ru',
  'v@-берег.рф',
  'v@берег-.рф',
  'v@к.-берег.рф',
  'v@к。-берег.рф',
  'v@-shore.ru',
  'anna@example.com.oleg@example.com.',
  'http:anna@example.com',
  '<>',
  ',',
])('«%s» does not read like an address', (value) => {
  expect(emailOf(value)).toBeNull();
});

test('an address has at most 254 characters, the domain as the network names it', () => {
  expect(emailOf(`${'a'.repeat(242)}@example.com`)).not.toBeNull();
  expect(emailOf(`${'a'.repeat(243)}@example.com`)).toBeNull();
  expect(emailOf(`${'a'.repeat(234)}@пример.рф`)).toBeNull();
});

test.each([
  ['"olga@почта.рф"', 'olga@почта.рф'],
  ['«olga@почта.рф»', 'olga@почта.рф'],
  ['olga@example.com,', 'olga@example.com'],
  ['olga@example.com ; ', 'olga@example.com'],
  ['<olga@example.com>', 'olga@example.com'],
  ['Ольга Ким <Olga@Example.com>', 'olga@example.com'],
  ['"Ким, Ольга" <olga@почта.рф>;', 'olga@почта.рф'],
  ['mailto:olga@example.com', 'olga@example.com'],
  ['MAILTO:olga@example.com?subject=Стол', 'olga@example.com'],
  ['<mailto:olga@example.com>', 'olga@example.com'],
  ['"olga@example.com,"', 'olga@example.com'],
  ["''olga@example.com''", 'olga@example.com'],
  ['olga@example.com.', 'olga@example.com'],
  ['<olga@почта.рф>.', 'olga@почта.рф'],
  ['<mailto:olga%2Bdom@example.com>', 'olga+dom@example.com'],
  ['mailto:%D0%BE%D0%BB%D1%8F%40%D0%B4%D0%BE%D0%BC.%D1%80%D1%84?subject=%D0%A1', 'оля@дом.рф'],
])('«%s» is pasted for %s', (pasted, stored) => {
  expect(emailOf(pasted)).toBe(stored);
});

const labels = fc.stringMatching(/^[a-zа-яё][a-zа-яё0-9]{0,9}$/u);
const domains = fc.tuple(labels, labels).map((parts) => parts.join('.'));

test('whatever is stored is read as the same, and has no signs that nobody sees', () => {
  const anyHost = fc.stringMatching(/^(?:xn--)?[a-z0-9-]{1,12}\.(?:ru|xn--p1ai)$/);
  fc.assert(
    fc.property(anyHost, (host) => {
      const stored = emailOf(`v@${host}`);
      if (stored === null) return;
      expect(emailOf(stored)).toBe(stored);
      expect(stored).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
    { numRuns: 2_000 },
  );
});

test('a name is read as the same again, whatever stands before and in it', () => {
  const front = fc.stringMatching(/^(?:['"<« ]|mailto:){0,6}$/);
  const name = fc.oneof(fc.stringMatching(/^[a-z.+'-]{1,5}$/), fc.string({ unit: 'grapheme', maxLength: 6 }));
  fc.assert(
    fc.property(front, name, (before, typed) => {
      const stored = emailOf(`${before}${typed}@a.ru`);
      if (stored !== null) expect(emailOf(stored)).toBe(stored);
    }),
    { numRuns: 2_000 },
  );
});

test('around one mailbox a copied text adds nothing to it, and two are none', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9.+_'-]{0,8}[a-z0-9]$/);
  const mailbox = fc.tuple(name, domains).map((parts) => parts.join('@'));
  const around = fc.constantFrom(
    (text: string) => `${text},`,
    (text: string) => `${text}; `,
    (text: string) => `${text}.`,
    (text: string) => `<mailto:${encodeURIComponent(text)}>.`,
    (text: string) => `"${text}"`,
    (text: string) => `<${text}>`,
    (text: string) => `"Ёж, Вера" <${text}>`,
    (text: string) => `mailto:${text}?cc=vera`,
  );
  fc.assert(
    fc.property(mailbox, mailbox, around, fc.constantFrom(',', ';', ', ', ' '), (one, other, wrap, comma) => {
      const stored = emailOf(one);
      expect(stored).not.toBeNull();
      expect(emailOf(wrap(one))).toBe(stored);
      expect(emailOf(`${one}${comma}${other}`)).toBeNull();
    }),
  );
});

test('a mailbox is one by either writing, however it was pasted, and what is stored is read as the same', () => {
  fc.assert(
    fc.property(
      domains.chain((domain) => fc.tuple(fc.constant(domain), asPasted(`vera@${domain}`))),
      ([domain, pasted]) => {
        const stored = `vera@${domainToUnicode(domainToASCII(domain))}`;
        expect(emailOf(`Vera@${domainToASCII(domain)}`)).toBe(stored);
        expect(emailOf(`vera@${domain.toUpperCase()}`)).toBe(stored);
        expect(emailOf(pasted)).toBe(stored);
        expect(emailOf(stored)).toBe(stored);
      },
    ),
  );
});
