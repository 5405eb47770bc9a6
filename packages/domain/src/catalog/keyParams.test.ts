import { expect, test } from 'vitest';
import { KEY_PARAMS_MAX, keyParams } from './keyParams.ts';

const param = (name: string, value: string) => ({ name, value, unit: null });

test('the first short params, in their order', () => {
  const long = param('Уход', 'стирать при 30 °C в мешке, не отжимать, сушить на плоскости');
  const params = [long, ...Array.from({ length: 9 }, (_, index) => param(`П${index}`, String(index)))];
  expect(keyParams(params)).toEqual(params.slice(1, 1 + KEY_PARAMS_MAX));
});

test('nothing but name, value and unit goes with a card', () => {
  const said = { ...param('Высота', '24'), unit: 'см', group: 'Размеры' };
  expect(keyParams([said, param('Пусто', '')])).toEqual([{ name: 'Высота', value: '24', unit: 'см' }]);
});
