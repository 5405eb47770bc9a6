import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocation, movedLocation } from './movedLocation.ts';
import { storePictureProblem } from './storeProblems.ts';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const place = fc.record({ lat: degrees(90), lon: degrees(180) });
const km = fc.double({ min: -30_000, max: 30_000, noNaN: true });

test('wherever a pin is dragged, it stays on the globe', () => {
  fc.assert(
    fc.property(place, km, km, (from, east, south) => {
      expect(isLocation(movedLocation(from, { east, south }))).toBe(true);
    }),
  );
});

test('a pin that is moved and moved back is where it was', () => {
  const lived = fc.record({ lat: degrees(75), lon: degrees(170) });
  const near = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(lived, near, near, (from, east, south) => {
      const there = movedLocation(from, { east: 0, south });
      const back = movedLocation(
        movedLocation(movedLocation(there, { east, south: 0 }), { east: -east, south: 0 }),
        {
          ...{ east: 0, south: -south },
        },
      );
      expect(back.lat).toBeCloseTo(from.lat, 5);
      expect(back.lon).toBeCloseTo(from.lon, 5);
    }),
  );
});

test.each([
  [{ lat: 90, lon: 180 }, true],
  [{ lat: -90, lon: -180 }, true],
  [{ lat: 90.000001, lon: 0 }, false],
  [{ lat: 0, lon: 181 }, false],
  [{ lat: Number.NaN, lon: 0 }, false],
])('%o is a place: %s', (location, is) => expect(isLocation(location)).toBe(is));

test('a picture has words, and no words are asked for where there is none', () => {
  expect(storePictureProblem(true, ' ')).not.toBeNull();
  expect(storePictureProblem(true, 'Витрина')).toBeNull();
  expect(storePictureProblem(false, '')).toBeNull();
});
