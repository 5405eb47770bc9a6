import { expect, test } from 'vitest';
import { makeVariant } from '../testing/index.ts';
import { otherVariants, variantName } from './otherVariants.ts';

const none = { status: 'out_of_stock', quantity: 0 } as const;
const chosen = makeVariant(1, { Обивка: 'слива', Ширина: '208 см' }, { stock: none });
const wide = makeVariant(2, { Обивка: 'слива', Ширина: '232 см' }, { price: 60_000 });
const milk = makeVariant(3, { Обивка: 'молочный', Ширина: '208 см' }, { price: 50_000 });
const other = makeVariant(4, { Обивка: 'молочный', Ширина: '180 см' }, { price: 40_000 });
const sample = makeVariant(5, { Обивка: 'слива', Ширина: '208 см' }, { exposition: true });
const gone = makeVariant(6, { Обивка: 'графит', Ширина: '208 см' }, { stock: none });

test('what is most like the chosen one comes first, the cheaper of equals', () => {
  expect(otherVariants([chosen, other, wide, milk], chosen)).toEqual([milk, wide, other]);
});

test('samples and what is out of stock are no help', () => {
  expect(otherVariants([chosen, sample, gone], chosen)).toEqual([]);
});

test('a variant is called by its options, one without any by its article', () => {
  expect(variantName(milk)).toBe('молочный, 208 см');
  expect(variantName(makeVariant(7, {}))).toBe('1204507');
});
