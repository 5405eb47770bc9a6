import { emptyCoupon } from '@siren/domain/coupons';
import { expect, test } from 'vitest';
import { fieldsIn, formOf, isSound, problemsOf, wishOf } from './couponForm.ts';

const full = {
  ...emptyCoupon,
  ...{ description: 'Осень', active: false, value: 12.5, maxDiscount: 30_000, minTotal: 20_000 },
  ...{ targets: [3, 5], brands: [2], offers: [41, 7], excludes: [9], to: '2026-11-30', limitTotal: 1_000 },
};
test.each([emptyCoupon, full])('a form means the fields that it was made of', (fields) => {
  expect(fieldsIn(formOf(fields))).toEqual(fields);
  expect(problemsOf(formOf(fields), 0)).toEqual({});
});

test.each([emptyCoupon, full])('a form that was made of fields can be read', (fields) => {
  expect(isSound(formOf(fields))).toBe(true);
});

test.each([{ offers: '41 Лампа\n7 Торшер' }, { targets: 'Диваны' }, { type: 'gift' }, { brands: '41,7' }])(
  'a form of another shape is none: %j',
  (other) => {
    expect(isSound({ ...formOf(full), ...other })).toBe(false);
  },
);

test('only what was changed is asked for', () => {
  const form = { ...formOf(full), minTotal: '25 000' };
  expect(wishOf(form, { minTotal: form.minTotal })).toEqual({ minTotal: 25_000 });
});

test.each([
  ['value', 'много'],
  ['maxDiscount', '1.234'],
  ['minTotal', 'x'],
  ['limitTotal', '1,5'],
] as const)('%s that is no number is told beside its field', (field, text) => {
  expect(Object.keys(problemsOf({ ...formOf(full), [field]: text }, 0))).toEqual([field]);
});
