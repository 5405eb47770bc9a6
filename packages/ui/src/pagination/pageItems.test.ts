import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageItems, validPage } from './pageItems.ts';

const before = 'gap-before';
const after = 'gap-after';

describe('pages that are shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 18, [1, 2, 3, 4, 5, after, 18]],
    [4, 18, [1, 2, 3, 4, 5, after, 18]],
    [5, 18, [1, before, 4, 5, 6, after, 18]],
    [14, 18, [1, before, 13, 14, 15, after, 18]],
    [15, 18, [1, before, 14, 15, 16, 17, 18]],
    [18, 18, [1, before, 14, 15, 16, 17, 18]],
  ])('of page %i of %i', (page, count, items) => {
    expect(pageItems(page, count)).toEqual(items);
  });

  const counts = fc.integer({ min: 1, max: 5000 });
  const arounds = fc.integer({ min: 0, max: 3 });

  it('hold the first, the last and the current one with its neighbours, in order', () => {
    fc.assert(
      fc.property(counts, fc.integer(), arounds, (count, wanted, around) => {
        const page = validPage(wanted, count);
        const numbers = pageItems(page, count, around).filter((item) => typeof item === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        for (let near = Math.max(1, page - around); near <= Math.min(count, page + around); near += 1)
          expect(numbers).toContain(near);
      }),
    );
  });

  it('leave out two or more where there is a gap, and none elsewhere', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 5000 }), arounds, (count, page, around) => {
        const items = pageItems(page, count, around);
        for (const [index, item] of items.entries()) {
          const [last, next] = [items[index - 1], items[index + 1]];
          if (typeof item === 'number' && typeof next === 'number') expect(next).toBe(item + 1);
          if (typeof item !== 'number') expect(Number(next) - Number(last)).toBeGreaterThan(2);
        }
      }),
    );
  });

  it('take the same number of places on every page', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), arounds, (count, one, other, around) => {
        expect(pageItems(one, count, around)).toHaveLength(pageItems(other, count, around).length);
      }),
    );
  });

  it('stand whatever the numbers are', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ max: 1e6 }), (page, count) => {
        expect(pageItems(page, count).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
