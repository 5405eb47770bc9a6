import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bufferedUntil } from './bufferedUntil.ts';
import { clampTime } from './clampTime.ts';
import { clampVolume } from './clampVolume.ts';
import { countTap } from './countTap.ts';
import { mayAutoplay } from './mayAutoplay.ts';
import { reachedPercent } from './reachedPercent.ts';
import { startTime } from './startTime.ts';
import { volumeLevel, volumeLevels } from './volumeLevel.ts';

const anything = fc.double();
const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('the icon of the volume', () => {
  test.each([
    [100, 'high'],
    [71, 'high'],
    [70, 'medium'],
    [41, 'medium'],
    [40, 'low'],
    [11, 'low'],
    [10, 'off'],
    [0, 'off'],
  ])('at %d %% is %s', (percent, level) => expect(volumeLevel(percent)).toBe(level));

  test('never gets smaller as it gets louder', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (percent) => {
        const [one, next] = [percent, percent + 1].map((value) => volumeLevels.indexOf(volumeLevel(value)));
        expect(next).toBeGreaterThanOrEqual(one ?? 0);
      }),
    ));
});

describe('the start', () => {
  test.each([
    [0, 600, 0],
    [150, 600, 150],
    [600, 600, 600],
    [600.1, 600, 0],
    [-5, 600, 0],
    [Number.NaN, 600, 0],
    [150, Number.NaN, 0],
    [150, Number.POSITIVE_INFINITY, 150],
  ])('at %d of %d is %d', (wish, duration, start) => expect(startTime(wish, duration)).toBe(start));
});

describe('a tap', () => {
  test.each([
    [0, 'double'],
    [500, 'double'],
    [501, 'single'],
  ])('%d ms after another one is %s', (gap, kind) => {
    const first = countTap(null, 1000);
    expect(countTap(first.last, 1000 + gap).kind).toBe(kind);
  });

  test('is never the second half of two double ones', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1500 }), { maxLength: 30 }), (gaps) => {
        const kinds: string[] = [];
        let now = 0;
        let last: number | null = null;
        for (const gap of gaps) {
          now += gap;
          const tap = countTap(last, now);
          kinds.push(tap.kind);
          ({ last } = tap);
        }
        expect(kinds.join(' ')).not.toContain('double double');
        expect(kinds[0] ?? 'single').toBe('single');
      }),
    ));
});

test('seeking stays within the video, and does nothing before its length is known', () =>
  fc.assert(
    fc.property(anything, anything, (wish, duration) => {
      const time = clampTime(wish, duration);
      if (!(duration > 0) || Number.isNaN(wish)) expect(time).toBeNull();
      else if (time === null) expect([wish, duration]).toEqual([Infinity, Infinity]);
      else {
        expect(time).toBeGreaterThanOrEqual(0);
        expect(time).toBeLessThanOrEqual(duration);
        if (wish > 0 && wish <= duration) expect(time).toBe(wish);
      }
    }),
  ));

test('volume is a whole number of per cent', () =>
  fc.assert(
    fc.property(anything, (wish) => {
      const percent = clampVolume(wish);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    }),
  ));

test('ten steps of volume lead from nothing to all and back, whatever floats say', () => {
  let percent = 0;
  for (let step = 0; step < 10; step += 1) percent = clampVolume((percent / 100) * 100 + 10);
  expect(percent).toBe(100);
  for (let step = 0; step < 10; step += 1) percent = clampVolume((percent / 100) * 100 - 10);
  expect(percent).toBe(0);
});

const ranges = (...list: [number, number][]) => ({
  length: list.length,
  start: (index: number) => list[index]?.[0] ?? 0,
  end: (index: number) => list[index]?.[1] ?? 0,
});

test.each([
  [ranges(), 5, 5],
  [ranges([0, 10]), 5, 10],
  [ranges([0, 10], [20, 30]), 15, 15],
  [ranges([0, 10], [20, 30]), 25, 30],
  [ranges([0.04, 10]), 0, 10],
])('%# loaded around %d s is up to %d s', (loaded, time, until) =>
  expect(bufferedUntil(loaded, time)).toBe(until),
);

test('what was reached is a whole per cent up to 100', () =>
  fc.assert(
    fc.property(seconds, seconds, (time, duration) => {
      const percent = reachedPercent(time, duration);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      if (duration > 0 && time >= duration) expect(percent).toBe(100);
    }),
  ));

test.each([
  [true, false, false, true],
  [true, true, false, false],
  [true, false, true, false],
  [false, false, false, false],
])('autoplay %s with Save-Data %s and little motion %s: %s', (wish, saveData, still, may) =>
  expect(mayAutoplay(wish, { saveData, still })).toBe(may),
);
