import { expect, test } from 'vitest';
import { emptyFields, fieldsIn, formOf, goodsIn, problemsOf, wishOf } from './couponForm.ts';

const full = {
  ...emptyFields,
  ...{ description: 'Осень', active: false, value: 12.5, maxDiscount: 30_000, minTotal: 20_000 },
  ...{ targets: [3, 5], brands: [2], offers: [41, 7], excludes: [9], to: '2026-11-30', limitTotal: 1_000 },
};
const goods = [
  { id: 7, name: 'Торшер «Ясень» 150 см' },
  { id: 41, name: 'Лампа' },
];

test.each([emptyFields, full])('a form means the fields that it was made of', (fields) => {
  expect(fieldsIn(formOf(fields, goods))).toEqual(fields);
  expect(problemsOf(formOf(fields, goods), 0)).toEqual({});
});

test('goods keep their names in it, and their order', () => {
  const { offers } = formOf(full, goods);
  expect(goodsIn(offers)).toEqual(goods.toReversed());
  expect(goodsIn('')).toEqual([]);
});

test('only what was changed is asked for', () => {
  const form = { ...formOf(full, goods), minTotal: '25 000' };
  expect(wishOf(form, { minTotal: form.minTotal })).toEqual({ minTotal: 25_000 });
});

test.each([
  ['value', 'много'],
  ['maxDiscount', '1.234'],
  ['minTotal', 'x'],
  ['limitTotal', '1,5'],
] as const)('%s that is no number is told beside its field', (field, text) => {
  expect(Object.keys(problemsOf({ ...formOf(full, goods), [field]: text }, 0))).toEqual([field]);
});
