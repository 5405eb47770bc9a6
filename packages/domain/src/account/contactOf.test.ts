import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactOf } from './contactOf.ts';
import { isContact } from './isContact.ts';

test.each([
  ['8 (912) 204-41-08', { channel: 'phone', value: '+79122044108' }],
  ['9122044108', { channel: 'phone', value: '+79122044108' }],
  [' Anna@Shop.ru ', { channel: 'email', value: 'anna@shop.ru' }],
  ['Анна <anna@shop.ru>', { channel: 'email', value: 'anna@shop.ru' }],
  ['ａｎｎａ＠ｓｈｏｐ．ｒｕ', { channel: 'email', value: 'anna@shop.ru' }],
  ['anna@', null],
  ['buyer', null],
  ['', null],
])('«%s»', (typed, contact) => {
  expect(contactOf(typed)).toEqual(contact);
});

test('what is stored is read again as the same, and forms judge alike', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[+78]*9\d{9}$/)), (typed) => {
      const contact = contactOf(typed);
      if (contact) expect(contactOf(contact.value)).toEqual(contact);
      expect(isContact(typed)).toBe(contact !== null);
    }),
  );
});
