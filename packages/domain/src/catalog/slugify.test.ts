import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test('every Russian letter has its Latin ones', () => {
  expect(slugify('абвгдеёжзийклмнопрстуфхцчшщъыьэюя')).toBe('abvgdeyozhziyklmnoprstufhtschshschyeyuya');
});

test.each([
  ['Диван «Сирень» 208 см', 'divan-siren-208-sm'],
  ['Подъёмный механизм', 'podyomnyy-mehanizm'],
  ['Crème Brûlée', 'creme-brulee'],
  ['и\u0306', 'y'],
  ['  Стол — стул!  ', 'stol-stul'],
  ['ЩЁТКА', 'schyotka'],
  ['м²', 'm2'],
  ['1234567890', '1234567890'],
  ['«»', ''],
])('«%s» becomes «%s»', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('a slug is words of small letters and digits with single hyphens between, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
    { numRuns: 500 },
  );
});
