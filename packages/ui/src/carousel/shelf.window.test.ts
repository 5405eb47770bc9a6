import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenSlides, turnedTo } from './shelf.ts';

/** Even slides of `size` px with `gap` px between. */
const even = (count: number, size: number, gap: number) =>
  Array.from({ length: count }, (_, index) => ({
    start: index * (size + gap),
    end: index * (size + gap) + size,
  }));

const shelves = fc
  .record({
    count: fc.integer({ min: 1, max: 40 }),
    size: fc.integer({ min: 60, max: 400 }),
    gap: fc.integer({ min: 0, max: 40 }),
    width: fc.integer({ min: 100, max: 1500 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ count, size, gap, width, at }) => {
    const slides = even(count, size, gap);
    const most = Math.max(0, count * (size + gap) - gap - width);
    return { slides, width, scrolled: at * most };
  });

describe('a shelf of slides', () => {
  it.each([
    [0, { first: 0, last: 2 }],
    [110, { first: 1, last: 3 }],
    [109, { first: 1, last: 3 }],
    [150, { first: 2, last: 3 }],
  ])('scrolled by %i px shows %o', (scrolled, seen) => {
    expect(seenSlides({ scrolled, width: 320, slides: even(8, 100, 10) })).toEqual(seen);
  });

  it('shows the nearest slide where each is wider than the window', () => {
    expect(seenSlides({ scrolled: 350, width: 300, slides: even(3, 400, 0) })).toEqual({ first: 1, last: 1 });
  });

  it('goes forward through all slides without passing one over, and ends', () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        const { last } = seenSlides(shelf);
        const next = turnedTo(shelf, 1);
        expect(next).toBeLessThanOrEqual(Math.min(shelf.slides.length - 1, last + 1));
        expect(next).toBeGreaterThanOrEqual(Math.min(shelf.slides.length - 1, last));
      }),
    );
  });

  it('goes back no further than the first', () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        const back = turnedTo(shelf, -1);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(seenSlides(shelf).first);
      }),
    );
  });
});
