import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToShow } from './scrollToShow.ts';

const margin = 32;

describe('scrollToShow', () => {
  it('leaves alone what is seen already', () => {
    expect(scrollToShow({ scroll: 0, width: 328, start: 100, size: 80, margin })).toBe(0);
  });

  it('brings in what is further on, with a bit of its neighbour', () => {
    expect(scrollToShow({ scroll: 0, width: 328, start: 300, size: 100, margin })).toBe(104);
  });

  it('brings back what was scrolled past', () => {
    expect(scrollToShow({ scroll: 200, width: 328, start: 100, size: 80, margin })).toBe(68);
  });

  it('always shows the tab whole, or its beginning where it is wider than the list', () => {
    const places = fc.record({
      scroll: fc.nat(2000),
      width: fc.integer({ min: 65, max: 1200 }),
      start: fc.nat(2000),
      size: fc.integer({ min: 1, max: 1200 }),
    });
    fc.assert(
      fc.property(places, (place) => {
        const scroll = scrollToShow({ ...place, margin });
        expect(scroll).toBeGreaterThanOrEqual(0);
        expect(place.start).toBeGreaterThanOrEqual(scroll);
        if (place.size + 2 * margin <= place.width)
          expect(place.start + place.size).toBeLessThanOrEqual(scroll + place.width);
      }),
    );
  });
});
