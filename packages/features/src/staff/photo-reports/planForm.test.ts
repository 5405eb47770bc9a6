import { expect, test } from 'vitest';
import { emptyPlan, isSound, shotsText } from './planForm.ts';

const empty = emptyPlan('2026-11');

test('a plan as it is begun and half written can be read', () => {
  expect(isSound(empty)).toBe(true);
  const shots = shotsText([{ name: 'Фасад', sample: null }]);
  expect(isSound({ ...empty, stores: '4,7', shots })).toBe(true);
});

test.each([{ shots: '["Фасад"]' }, { shots: '{}' }, { stores: '4; 7' }, { period: 'ноябрь' }])(
  'a plan of another shape is none: %j',
  (other) => {
    expect(isSound({ ...empty, ...other })).toBe(false);
  },
);
