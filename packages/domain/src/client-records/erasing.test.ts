import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatusCodes } from '../orders/index.ts';
import { erasingProblem, erasingWord, hindersErasing } from './erasing.ts';

const client = { id: 77, name: 'Пётр  Кораблёв', bonus: 12.5 };
const wish = { typed: 'Пётр Кораблёв', bonus: 12.5 };

describe('what is typed to confirm', () => {
  test.each(['Пётр Кораблёв', ' петр кораблев ', 'ПЁТР\u00a0КОРАБЛЕВ'])('«%s» is that name', (typed) => {
    expect(erasingProblem(client, [], { ...wish, typed })).toBeNull();
  });

  test.each(['', 'Пётр', 'Пётр Кораблёв 2', '77'])('«%s» is not', (typed) => {
    expect(erasingProblem(client, [], { ...wish, typed })).toBe('client.name_mistyped');
  });

  test('is the number of an account that has no name', () => {
    const nameless = { ...client, name: ' ' };
    expect(erasingWord(nameless)).toBe('77');
    expect(erasingProblem(nameless, [], { ...wish, typed: '77' })).toBeNull();
    expect(erasingProblem(nameless, [], { ...wish, typed: '' })).toBe('client.name_mistyped');
  });

  test('of any name is that name as it is shown, and nothing that is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (name, id) => {
        const named = { id, name, bonus: 0 };
        const word = erasingWord(named);
        expect(erasingProblem(named, [], { typed: word, bonus: 0 })).toBeNull();
        expect(erasingProblem(named, [], { typed: '', bonus: 0 })).toBe('client.name_mistyped');
      }),
    );
  });
});

test('an open order comes before all else, and a balance that was not told before a name', () => {
  expect(erasingProblem(client, [5], { typed: '', bonus: 0 })).toBe('client.open_orders');
  expect(erasingProblem(client, [], { typed: '', bonus: 12 })).toBe('general.conflict');
});

test('orders hinder it until they are done, back or cancelled', () => {
  expect(orderStatusCodes.filter((code) => hindersErasing({ code }))).toEqual([
    'waiting',
    'new',
    'confirmed',
    'assembling',
    'ready',
    'delivering',
  ]);
});
