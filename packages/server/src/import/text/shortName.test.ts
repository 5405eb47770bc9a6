import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test('a short name stays', () => {
  expect(shortName('Диван «Лада»')).toBe('Диван «Лада»');
});

test('details after commas go before words do', () => {
  expect(shortName('Диван «Лада» двухместный, велюр, шалфей, на опорах из дуба')).toBe(
    'Диван «Лада» двухместный, велюр, шалфей',
  );
});

test('brackets go first', () => {
  expect(shortName('Стеллаж «Ритм» (массив берёзы, масло), 180 см высотой')).toBe(
    'Стеллаж «Ритм», 180 см высотой',
  );
});

test('no quotation is cut open and no preposition is left hanging', () => {
  expect(shortName('Комод четырёхсекционный с ящиками «Северное сияние»')).toBe(
    'Комод четырёхсекционный с ящиками',
  );
  expect(shortName('Светильник потолочный накладной большой для ванной комнаты')).toBe(
    'Светильник потолочный накладной большой',
  );
});

test('it is never longer than two lines of a card, and never empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (name) => {
      fc.pre(name.trim() === name);
      const short = shortName(name);
      expect(short.length).toBeLessThanOrEqual(44);
      expect(short.length).toBeGreaterThan(0);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
