import { describe, expect, test } from 'vitest';
import type { BuyerData } from './buyerData.ts';
import { buyerFields, checkBuyer } from './checkBuyer.ts';

const anna: BuyerData = {
  name: 'Анна',
  phone: [{ phone: '8 912 345-67-89', protected: false }],
  email: 'anna@example.com',
  address: 'Сиреневая, 1',
  city: 'ekb',
  store: 3,
  payType: 1,
  comment: 'Позвоните',
  unknown: false,
  internet: false,
};
const blank: BuyerData = {
  ...anna,
  name: ' ',
  phone: [],
  email: '',
  address: '',
  store: null,
  payType: null,
  comment: '',
};
const check = (part: Partial<BuyerData>, required = [...buyerFields]) =>
  checkBuyer({ ...anna, ...part }, required);

describe('a buyer', () => {
  test('who filled everything in has no problem', () => {
    expect(check({})).toEqual([]);
  });

  test('who filled nothing in is asked for every required field, in the order of the form', () => {
    expect(check(blank)).toEqual(buyerFields.map((field) => ({ field, code: 'required' })));
    expect(check(blank, ['phone', 'name']).map(({ field }) => field)).toEqual(['name', 'phone']);
  });

  test('may leave everything else empty', () => {
    expect(check(blank, [])).toEqual([]);
  });

  test('who gives no name needs none', () => {
    expect(check({ name: '', unknown: true })).toEqual([]);
    expect(check({ address: '', unknown: true })).toEqual([{ field: 'address', code: 'required' }]);
  });

  test('is told of a wrong phone, required or not', () => {
    const phone = [{ phone: '123', protected: false }];
    expect(check({ phone })).toEqual([{ field: 'phone', code: 'invalid' }]);
    expect(check({ phone }, [])).toEqual([{ field: 'phone', code: 'invalid' }]);
  });

  test('is told of a wrong phone among good ones', () => {
    const phone = [...anna.phone, { phone: '123', protected: false }];
    expect(check({ phone })).toEqual([{ field: 'phone', code: 'invalid' }]);
  });

  test('may leave the line for a further phone empty', () => {
    expect(check({ phone: [...anna.phone, { phone: ' ', protected: false }] })).toEqual([]);
    expect(check({ phone: [{ phone: ' ', protected: false }] })).toEqual([
      { field: 'phone', code: 'required' },
    ]);
  });

  test('is not asked about a protected phone, which is masked', () => {
    expect(check({ phone: [{ phone: '+7 *** ***-67-89', protected: true }] })).toEqual([]);
    expect(check({ phone: [{ phone: '', protected: true }] })).toEqual([]);
  });

  test('is told of a wrong e-mail; spaces around it do not matter', () => {
    expect(check({ email: 'anna@' })).toEqual([{ field: 'email', code: 'invalid' }]);
    expect(check({ email: ' anna@example.com ' })).toEqual([]);
  });

  test.each([
    ['name', 200],
    ['email', 254],
    ['address', 500],
    ['comment', 2000],
  ] as const)('is told of a %s of more than %s characters', (field, most) => {
    expect(check({ [field]: 'я'.repeat(most + 1) })).toEqual([{ field, code: 'too_long' }]);
    expect(check({ [field]: 'я'.repeat(most) }).filter(({ code }) => code === 'too_long')).toEqual([]);
  });

  test('is told of an address that was told for another city, and may go without one where it is fetched', () => {
    expect(checkBuyer(anna, ['address'], { city: 'ekb' })).toEqual([]);
    expect(checkBuyer(anna, ['address'], { city: 'tagil' })).toEqual([
      { field: 'address', code: 'unavailable' },
    ]);
    expect(checkBuyer({ ...anna, address: '' }, ['address'], { city: 'tagil' })).toEqual([
      { field: 'address', code: 'required' },
    ]);
    expect(checkBuyer(anna, ['store'])).toEqual([]);
  });

  test('is told of a choice that is not to be had, and nothing is chosen instead', () => {
    const choices = { payTypes: [1, 2], stores: [3] };
    expect(checkBuyer(anna, [...buyerFields], choices)).toEqual([]);
    expect(checkBuyer({ ...anna, payType: 4 }, [], choices)).toEqual([
      { field: 'payType', code: 'unavailable' },
    ]);
    expect(checkBuyer({ ...anna, store: 9 }, [], choices)).toEqual([{ field: 'store', code: 'unavailable' }]);
    expect(checkBuyer(blank, [], choices)).toEqual([]);
  });
});
