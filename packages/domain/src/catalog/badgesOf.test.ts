import { expect, test } from 'vitest';
import { badgesOf } from './badgesOf.ts';

const plain = { isNew: false, isHit: false, price: 1000, oldPrice: null, exposition: false };

test('a plain good has no badge', () => {
  expect(badgesOf(plain)).toEqual([]);
});

test('a good with every reason has every badge, in one order', () => {
  const all = { isNew: true, isHit: true, price: 900, oldPrice: 1000, exposition: true };
  expect(badgesOf(all)).toEqual(['new', 'hit', 'sale', 'exposition']);
});

test('each reason brings its own badge', () => {
  expect(badgesOf({ ...plain, isNew: true })).toEqual(['new']);
  expect(badgesOf({ ...plain, isHit: true })).toEqual(['hit']);
  expect(badgesOf({ ...plain, exposition: true })).toEqual(['exposition']);
});

test('a discount of less than one percent is no sale', () => {
  expect(badgesOf({ ...plain, oldPrice: 1009 })).toEqual([]);
  expect(badgesOf({ ...plain, price: 990, oldPrice: 1000 })).toEqual(['sale']);
});
