import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeUnder, stepsAside } from './boxes.ts';
import type { Box } from './boxes.ts';
import { edgeSpeed } from './edgeSpeed.ts';
import { moveItem, placeByKey, validPlace } from './moveItem.ts';

const list = fc.array(fc.integer(), { minLength: 1, maxLength: 40 });
const moves = list.chain((items) => {
  const place = fc.nat(items.length - 1);
  return fc.record({ items: fc.constant(items), from: place, to: place });
});

describe('moving an item', () => {
  it.each([
    [0, 2, 'бвага'],
    [3, 0, 'габва'],
    [1, 1, 'абвга'],
  ])('from %i to %i', (from, to, letters) => {
    expect(moveItem([...'абвга'], from, to).join('')).toBe(letters);
  });

  it('keeps every item, puts this one in its place and leaves the others in their order', () => {
    fc.assert(
      fc.property(moves, ({ items, from, to }) => {
        const tagged = items.map((item, index) => ({ item, index }));
        const moved = moveItem(tagged, from, to);
        expect(moved.toSorted((a, b) => a.index - b.index)).toEqual(tagged);
        expect(moved[to]?.index).toBe(from);
        const others = moved.filter(({ index }) => index !== from).map(({ index }) => index);
        expect(others).toEqual(others.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is undone by moving it back', () => {
    fc.assert(
      fc.property(moves, ({ items, from, to }) => {
        expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items);
      }),
    );
  });

  it('by keys never leaves the list', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'Home', 'End', 'a');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(49), keys, (count, place, key) => {
        const from = validPlace(place, count);
        const to = placeByKey(key, from, count);
        expect(to ?? from).toBe(validPlace(to ?? from, count));
        expect(to === null).toBe(key === 'a');
      }),
    );
  });
});

const stack = (heights: readonly number[], gap: number): Box[] =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, other) => sum + other + gap, 0),
    height,
  }));
const stacks = fc
  .tuple(fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 2, maxLength: 12 }), fc.nat(16))
  .chain(([heights, gap]) => {
    const place = fc.nat(heights.length - 1);
    return fc.record({ heights: fc.constant(heights), gap: fc.constant(gap), from: place, to: place });
  });

describe('rows that step aside', () => {
  it('stand where they will stand after the drop', () => {
    fc.assert(
      fc.property(stacks, ({ heights, gap, from, to }) => {
        const before = stack(heights, gap);
        const steps = stepsAside(before, from, to);
        const shown = before.map(({ top, height }, index) => ({ top: top + (steps[index] ?? 0), height }));
        const after = stack(moveItem(heights, from, to), gap);
        expect(moveItem(shown, from, to)).toEqual(after);
      }),
    );
  });
});

describe('the place under a dragged row', () => {
  it('is its own until it moves, and the ends when it is dragged far', () => {
    fc.assert(
      fc.property(stacks, ({ heights, gap, from }) => {
        const boxes = stack(heights, gap);
        expect(placeUnder(boxes, from, 0)).toBe(from);
        expect(placeUnder(boxes, from, -1e6)).toBe(0);
        expect(placeUnder(boxes, from, 1e6)).toBe(boxes.length - 1);
      }),
    );
  });

  it('only goes on in the direction of the drag', () => {
    fc.assert(
      fc.property(stacks, fc.integer({ min: -3000, max: 3000 }), fc.nat(500), (given, offset, more) => {
        const boxes = stack(given.heights, given.gap);
        const place = placeUnder(boxes, given.from, offset);
        expect(placeUnder(boxes, given.from, offset + more)).toBeGreaterThanOrEqual(place);
      }),
    );
  });
});

describe('scrolling near an edge', () => {
  it.each([
    ['in the middle', 300, 0],
    ['at the top', 0, -16],
    ['beyond the top', -200, -16],
    ['at the bottom', 600, 16],
    ['on the way to the bottom', 572, 8],
  ])('%s', (_name, y, speed) => {
    expect(edgeSpeed(y, 0, 600)).toBe(speed);
  });

  it('is the same at both edges', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 700 }), (y) => {
        expect(edgeSpeed(y, 0, 600) + edgeSpeed(600 - y, 0, 600)).toBe(0);
      }),
    );
  });
});
