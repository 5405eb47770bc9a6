import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kept, moved, SCALE_MAX, SCALE_MIN, stepped, toggled, whole, zoomed } from './zoom.ts';
import type { View } from './zoom.ts';

const px = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const point = fc.record({ x: px(2000), y: px(2000) });
const window = fc.record({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 100, max: 2000 }),
});
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
const lying = fc
  .tuple(fc.double({ min: SCALE_MIN, max: SCALE_MAX, noNaN: true }), point, window)
  .map(([scale, at, box]) => ({ view: kept({ scale, ...at }, box), box }));

/** px from the middle of the window at which a place of the picture is seen. */
const seenAt = ({ scale, x, y }: View, place: { x: number; y: number }) => ({
  x: place.x * scale + x,
  y: place.y * scale + y,
});

describe('a picture that is brought near', () => {
  it('never shows what lies outside of it, and is never smaller than its window', () => {
    fc.assert(
      fc.property(lying, factor, point, point, ({ view, box }, by, at, path) => {
        const { scale, x, y } = moved(zoomed(view, by, at, box), path, box);
        expect(scale).toBeGreaterThanOrEqual(SCALE_MIN);
        expect(scale).toBeLessThanOrEqual(SCALE_MAX);
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * box.width) / 2 + 1e-6);
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * box.height) / 2 + 1e-6);
      }),
    );
  });

  it('keeps what is under the fingers under them, where no edge forbids it', () => {
    const box = { width: 1000, height: 800 };
    const inside = fc.record({ x: px(500), y: px(400) });
    fc.assert(
      fc.property(inside, fc.double({ min: 1, max: SCALE_MAX, noNaN: true }), (at, by) => {
        const place = seenAt(zoomed(whole, by, at, box), at);
        expect(place.x).toBeCloseTo(at.x, 6);
        expect(place.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('is whole after as many steps back as there were', () => {
    const box = { width: 300, height: 300 };
    const near = stepped(stepped(whole, 1, box), 1, box);
    expect(near.scale).toBeCloseTo(2.25);
    expect(stepped(stepped(near, -1, box), -1, box)).toEqual(whole);
  });

  it('is near where one pressed twice, and whole after the next time', () => {
    const box = { width: 400, height: 400 };
    const near = toggled(whole, { x: 100, y: -50 }, box);
    expect(near).toEqual({ scale: 2, x: -100, y: 50 });
    expect(toggled(near, { x: 0, y: 0 }, box)).toEqual(whole);
  });

  it('cannot be moved while it is whole', () => {
    expect(moved(whole, { x: 50, y: -50 }, { width: 300, height: 300 })).toEqual(whole);
  });
});
