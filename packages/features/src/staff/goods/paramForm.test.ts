import { expect, test } from 'vitest';
import { formOf, labelOf, problemsOf, wishOf } from './goodForm.ts';
import { makeStaffGood } from './goods.fixtures.ts';
import { unitField, valueField } from './paramForm.ts';

const good = makeStaffGood();
const width = { offer: good.variants[0]!.offer, key: 'Ширина, см' };

test('a param whose unit alone was changed is sent whole, and no other one is', () => {
  const changed = { [unitField(width)]: ' мм ' };
  expect(wishOf(good, { ...formOf(good), ...changed }, changed).params).toEqual([
    { ...width, name: 'Ширина', value: '208', unit: 'мм' },
  ]);
});

test('a unit can be taken away, a value cannot', () => {
  const changed = { [unitField(width)]: ' ' };
  const form = { ...formOf(good), ...changed };
  expect(problemsOf(good, form)).toEqual({});
  expect(wishOf(good, form, changed).params).toMatchObject([{ unit: null }]);
  expect(Object.keys(problemsOf(good, { ...form, [valueField(width)]: ' ' }))).toEqual([valueField(width)]);
});

test('what was taken away is in no form', () => {
  expect(formOf(good)).not.toHaveProperty(valueField({ ...width, key: 'Каркас' }));
});

test('a field that two people changed is called by param and article', () => {
  expect(labelOf(good, valueField(width))).toBe('Ширина, 1204518');
  expect(labelOf(good, unitField(width))).toBe('Ширина, единица, 1204518');
});
