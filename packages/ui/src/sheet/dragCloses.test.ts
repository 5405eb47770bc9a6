import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragCloses, LEAST_DRAG } from './dragCloses.ts';

describe('dragCloses', () => {
  it('closes when dragged over a third of its height', () => {
    expect(dragCloses({ distance: 220, height: 600, speed: 0 })).toBe(true);
    expect(dragCloses({ distance: 180, height: 600, speed: 0 })).toBe(false);
  });

  it('closes on a short flick down', () => {
    expect(dragCloses({ distance: 40, height: 600, speed: 0.9 })).toBe(true);
  });

  it('never closes on a finger that trembled', () => {
    const trembles = fc.record({
      distance: fc.double({ min: 0, max: LEAST_DRAG, maxExcluded: true, noNaN: true }),
      height: fc.integer({ min: 1, max: 2000 }),
      speed: fc.double({ min: -10, max: 10, noNaN: true }),
    });
    fc.assert(fc.property(trembles, (drag) => !dragCloses(drag)));
  });

  it('closes when dragged further, if it closes at all', () => {
    const drags = fc.record({
      distance: fc.integer({ min: 0, max: 2000 }),
      height: fc.integer({ min: 1, max: 2000 }),
      speed: fc.double({ min: -10, max: 10, noNaN: true }),
    });
    fc.assert(
      fc.property(drags, fc.nat(500), (drag, more) => {
        if (dragCloses(drag)) expect(dragCloses({ ...drag, distance: drag.distance + more })).toBe(true);
      }),
    );
  });
});
