import { expect, test } from 'vitest';
import { makeVariant } from '../testing/index.ts';
import { alsoChanged, optionGroups } from './optionGroups.ts';
import { pickVariant } from './pickVariant.ts';

const none = { status: 'out_of_stock', quantity: 0 } as const;
const sage180 = makeVariant(1, { Обивка: 'шалфей', Ширина: '180 см' }, { price: 49_990 });
const sage208 = makeVariant(2, { Обивка: 'шалфей', Ширина: '208 см' }, { price: 54_990 });
const milk208 = makeVariant(3, { Обивка: 'молочный', Ширина: '208 см' }, { price: 54_990 });
const plum208 = makeVariant(4, { Обивка: 'слива', Ширина: '208 см' }, { stock: none });
const plum232 = makeVariant(5, { Обивка: 'слива', Ширина: '232 см' });
const variants = [sage180, sage208, milk208, plum208, plum232];

test('choosing a value keeps the other options where that is made', () => {
  expect(pickVariant(variants, sage208, 'Обивка', 'молочный')).toBe(milk208);
});

test('a combination that is not made leads to the nearest one and says what else changes', () => {
  const [cover] = optionGroups(variants, sage180);
  const milk = cover?.choices.find(({ value }) => value === 'молочный');
  expect(milk).toMatchObject({ variant: milk208, checked: false, changes: ['Ширина'] });
  expect(cover?.choices[0]?.changes).toEqual([]);
  expect(alsoChanged(sage180, milk208, 'Обивка')).toEqual(['Ширина: 208 см']);
  expect(alsoChanged(sage208, milk208, 'Обивка')).toEqual([]);
});

test('of equally near variants the one in stock is taken', () => {
  expect(pickVariant(variants, sage180, 'Обивка', 'слива')).toBe(plum232);
});

test('what is out of stock is still there to choose', () => {
  const [cover] = optionGroups(variants, sage208);
  expect(cover?.choices.map(({ value }) => value)).toEqual(['шалфей', 'молочный', 'слива']);
});

test('the chosen variant is checked in every group, and only it', () => {
  for (const { choices } of optionGroups(variants, sage208))
    expect(choices.filter(({ checked }) => checked).map(({ variant }) => variant)).toEqual([sage208]);
});

test('prices are told where they differ', () => {
  const groups = optionGroups([sage180, sage208, milk208], sage208);
  expect(groups.map(({ name, priced }) => [name, priced])).toEqual([
    ['Обивка', false],
    ['Ширина', true],
  ]);
});

test('sizes grow, whatever the order of the variants', () => {
  const groups = optionGroups([sage208, sage180, plum232], sage208);
  const widths = groups.find(({ name }) => name === 'Ширина')?.choices.map(({ value }) => value);
  expect(widths).toEqual(['180 см', '208 см', '232 см']);
});

test('a product with one variant has nothing to choose', () => {
  expect(optionGroups([makeVariant(1, {})], makeVariant(1, {}))).toEqual([]);
});
