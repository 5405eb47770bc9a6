import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPhone } from './maskPhone.ts';
import { phoneAtFault } from './phoneAtFault.ts';
import { receiptContact } from './receiptContact.ts';
import { resolvePhones } from './resolvePhones.ts';

const phone = fc.stringMatching(/^\+79\d{9}$/);
const typed = (number: string) => ({ phone: number, protected: false });
const masked = { phone: '+7\u00a0···\u00a0···-41-08', protected: true };

test('a mask tells the last four digits and nothing else of the number', () => {
  expect(maskPhone('+79122044108')).toBe(masked.phone);
  fc.assert(
    fc.property(phone, phone, (one, other) => {
      const sameEnd = other.slice(0, -4) + one.slice(-4);
      expect(maskPhone(one)).toBe(maskPhone(sameEnd));
      expect(maskPhone(one).replace(/\D/g, '')).toBe(`7${one.slice(-4)}`);
    }),
  );
});

describe('the phones of an order', () => {
  test('are stored once each, in the order typed, however they were typed', () => {
    const entries = ['8 912 204-41-08', ' ', '79122044109', '+7 (912) 204 41 08'].map(typed);
    expect(resolvePhones(entries, null)).toEqual([typed('+79122044108'), typed('+79122044109')]);
  });

  test('are the account’s where a protected one is used, whatever came with it', () => {
    expect(resolvePhones([masked], '+79120000001')).toEqual([{ phone: '+79120000001', protected: true }]);
    expect(resolvePhones([{ phone: '+79998887766', protected: true }], '+79120000001')).toEqual([
      { phone: '+79120000001', protected: true },
    ]);
  });

  test('are none where the account has none to protect, one is wrong, or nothing was typed', () => {
    expect(resolvePhones([masked], null)).toBeNull();
    expect(resolvePhones([typed('123'), typed('89122044108')], null)).toBeNull();
    expect(resolvePhones([typed(' ')], '+79120000001')).toBeNull();
    expect(resolvePhones([], '+79120000001')).toBeNull();
  });

  test('never repeat, never hold a mask, and begin with the protected one', () => {
    const entry = fc.oneof(phone.map(typed), fc.constant(masked));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), phone, (entries, own) => {
        const phones = resolvePhones(entries, own) ?? [];
        const numbers = phones.map((one) => one.phone);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.every((number) => /^\+7\d{10}$/.test(number))).toBe(true);
        expect(phones.some((one) => one.protected)).toBe(entries.includes(masked));
        expect(phones.slice(1).some((one) => one.protected)).toBe(false);
      }),
    );
  });

  test('are mended where the first wrong one stands', () => {
    expect(phoneAtFault([typed('89122044108'), typed('12')])).toBe(1);
    expect(phoneAtFault([masked, typed('')])).toBe(0);
    expect(phoneAtFault([])).toBe(0);
  });
});

test('a receipt always has somewhere to go: the e-mail, else the phone', () => {
  expect(receiptContact({ email: ' anna@mail.ru ', phone: '+79122044108' })).toEqual({
    by: 'email',
    to: 'anna@mail.ru',
  });
  expect(receiptContact({ email: ' ', phone: '+79122044108' })).toEqual({ by: 'phone', to: '+79122044108' });
});
