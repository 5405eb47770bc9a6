import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundRating, starsRow, starsWidth } from './stars.ts';

describe('stars', () => {
  it.each([
    [0, 0],
    [0.5, 8],
    [1, 16],
    [1.25, 24],
    [4.5, 88],
    [5, 96],
  ])('%d of them are %d wide', (value, width) => {
    expect(starsWidth(value)).toBe(width);
  });

  it('grow with the value and never beyond the row', () => {
    const values = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(values, values, (one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        expect(starsWidth(less)).toBeLessThanOrEqual(starsWidth(more));
        expect(starsWidth(more)).toBeLessThanOrEqual(starsWidth(5));
      }),
    );
  });

  it('stand in one path', () => {
    const { path, box } = starsRow(5);
    expect(path.match(/z/g)).toHaveLength(5);
    expect(box).toBe('0 0 96 16');
  });
});

describe('a rating', () => {
  it.each([
    [4.649, 4.6],
    [4.66, 4.7],
    [-1, 0],
    [7, 5],
    [0.04, 0],
  ])('of %d is shown as %d', (value, shown) => {
    expect(roundRating(value, 5)).toBe(shown);
  });
});
