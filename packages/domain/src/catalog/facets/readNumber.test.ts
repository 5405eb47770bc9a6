import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

const sign = fc.constantFrom(
  ...(['', '+', '+ '] as const).map((text) => [text, 1] as const),
  ...(['-', '–', '—', '−', '‒', '- ', '− '] as const).map((text) => [text, -1] as const),
);
/** Figures that stand for a number: with or without a space before each three. */
const size = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('', ' ', '\u00a0', '\u202f'))
  .map(([number, gap]) => {
    const groups: string[] = [];
    let figures = String(number);
    for (; figures.length > 3; figures = figures.slice(0, -3)) groups.unshift(figures.slice(-3));
    return [number, [figures, ...groups].join(gap)] as const;
  });
const unit = fc.constantFrom(
  ...([
    [null, ''],
    ['см', ' см'],
    ['кг', 'кг'],
    ['%', '%'],
    ['"', '"'],
    ["'", " '"],
  ] as const),
  ...([
    ['°C', ' °C'],
    ['°С', '°С'],
    ['″', '″'],
    ['циклов/мин', ' циклов/мин'],
  ] as const),
);

test('a number is read as it was written: its sign, thousands apart or not, its unit', () => {
  fc.assert(
    fc.property(sign, size, unit, ([before, factor], [number, figures], [name, after]) => {
      expect(readNumber(before + figures + after)).toEqual({ number: factor * number || 0, unit: name });
    }),
    { numRuns: 500 },
  );
});

test('figures with spaces that set no thousands apart are no number', () => {
  const group = fc.stringMatching(/^[1-9]\d{0,4}$/);
  fc.assert(
    fc.property(fc.array(group, { minLength: 2, maxLength: 3 }), ([first = '', ...others]) => {
      fc.pre(first.length > 3 || others.some(({ length }) => length !== 3));
      expect(readNumber([first, ...others].join(' '))).toBeNull();
    }),
  );
});
