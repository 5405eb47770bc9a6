import { expect, test } from 'vitest';
import { amountProblem, changeOf, firstForm } from './priceForm.ts';
import type { PriceForm } from './priceForm.ts';

const form = (over: Partial<PriceForm>): PriceForm => ({ ...firstForm, ...over });

test.each([
  [
    { move: 'up', amount: '7,5' },
    { move: 'percent', by: 7.5 },
  ],
  [
    { move: 'down', amount: '10 %' },
    { move: 'percent', by: -10 },
  ],
  [
    { move: 'more', amount: '1 234,50' },
    { move: 'sum', by: 1_234.5 },
  ],
  [
    { move: 'less', amount: '1234.5' },
    { move: 'sum', by: -1_234.5 },
  ],
  [
    { move: 'keep', rounding: 'nine' },
    { move: 'keep', by: 0 },
  ],
  [
    { move: 'keep', oldPrice: 'clear' },
    { move: 'keep', by: 0 },
  ],
  [
    { move: 'feed', amount: 'что угодно' },
    { move: 'feed', by: 0 },
  ],
  [
    { move: 'up', amount: '5', regions: [3] },
    { by: 5, regions: [3] },
  ],
] as const)('%j asks for %j', (typed, change) => {
  expect(amountProblem(form(typed))).toBeNull();
  expect(changeOf(form(typed))).toMatchObject(change);
});

test.each([
  [{ amount: '' }, null],
  [{ move: 'keep' }, null],
  [{ amount: '5', regions: [] }, null],
  [{ move: 'more', amount: '1.234' }, 'Напишите «1 234» или «1,23»: прочитать можно двояко.'],
  [{ amount: '1.234' }, 'Прочитать можно двояко. Напишите не больше двух знаков после запятой.'],
  [{ amount: '-5' }, 'Напишите проценты числом: «7,5».'],
  [{ amount: '0' }, 'Больше нуля.'],
] as const)('%j asks for nothing: %s', (typed, problem) => {
  expect(amountProblem(form(typed))?.replaceAll('\u00a0', ' ') ?? null).toBe(problem);
  expect(changeOf(form(typed))).toBeNull();
});
