import { expect, test } from 'vitest';
import { emptyPlan, isSound, newShot, shotsIn, shotsText } from './planForm.ts';

const empty = emptyPlan('2026-11');

test('a plan as it is begun and half written can be read', () => {
  expect(isSound(empty)).toBe(true);
  const shots = shotsText([{ key: 1, name: 'Фасад', sample: null }]);
  expect(isSound({ ...empty, stores: '4,7', shots })).toBe(true);
});

test.each([{ shots: '["Фасад"]' }, { shots: '{}' }, { stores: '4; 7' }, { period: 'ноябрь' }])(
  'a plan of another shape is none: %j',
  (other) => {
    expect(isSound({ ...empty, ...other })).toBe(false);
  },
);

test('a new shot has a key of its own, whichever shots are gone', () => {
  const [first] = shotsIn(empty.shots);
  const second = newShot([first!]);
  expect(newShot([second]).key).not.toBe(second.key);
  expect(second.key).not.toBe(first!.key);
});
