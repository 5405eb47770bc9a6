import { expect, test } from 'vitest';
import { makeVariant } from '../testing/index.ts';
import { chosenVariant } from './chosenVariant.ts';

const variants = [makeVariant(1, {}), makeVariant(2, {}), makeVariant(3, {})];
const chosen = (query: string, offer = 2) =>
  chosenVariant({ variants, offer }, new URLSearchParams(query))?.offer;

test('the address says which variant is chosen', () => {
  expect(chosen('offer=3')).toBe(3);
});

test.each(['', 'offer=99', 'offer=x'])('«%s» shows the variant of the card', (query) => {
  expect(chosen(query)).toBe(2);
});

test('a card whose own variant is gone shows the first one', () => {
  expect(chosen('', 99)).toBe(1);
});
