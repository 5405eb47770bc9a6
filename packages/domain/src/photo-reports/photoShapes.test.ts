import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PICTURE_SIDE_MIN } from '../goods/index.ts';
import { archiveNames } from './archiveNames.ts';
import { fittedPhoto } from './fittedPhoto.ts';
import { PLAN_SHOTS_MAX } from './photoFiles.ts';
import { planProblems } from './planProblems.ts';
import { movedSpot, spotAt } from './spots.ts';

const side = fc.integer({ min: 1, max: 12_000 });
const share = fc.double({ min: 0, max: 100, noNaN: true });

test('no photo is enlarged, none is wider than need be, and none that is taken becomes too small', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = fittedPhoto({ width, height });
      expect(sent.width).toBeLessThanOrEqual(width);
      expect(sent.height).toBeLessThanOrEqual(height);
      const least = Math.min(width, height, PICTURE_SIDE_MIN);
      expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(least);
      if (sent.width > 1600) expect(Math.min(sent.width, sent.height)).toBe(least);
    }),
  );
});

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1600, height: 2133 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 9000, height: 900 },
    { width: 3000, height: 300 },
  ],
])('%o is sent as %o', (size, sent) => expect(fittedPhoto(size)).toEqual(sent));

test('a spot stays on its photo whichever keys are pressed, and a leap is ten steps', () => {
  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(share, share, keys, fc.boolean(), (x, y, pressed, leaps) => {
      let spot = { x, y };
      for (const key of pressed) spot = movedSpot(spot, key, leaps)!;
      for (const one of [spot.x, spot.y]) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(100);
      }
    }),
  );
  expect(movedSpot({ x: 50, y: 50 }, 'ArrowLeft', true)).toEqual({ x: 40, y: 50 });
  expect(movedSpot({ x: 50, y: 50 }, 'Enter', false)).toBeNull();
});

test('a point is the same spot at any width that its photo is shown in', () => {
  fc.assert(
    fc.property(share, share, fc.integer({ min: 100, max: 4000 }), (x, y, width) => {
      const spot = spotAt(
        { x: (x / 100) * width, y: (y / 100) * width * 0.75 },
        { width, height: width * 0.75 },
      );
      expect(spot.x).toBeCloseTo(x, 0);
      expect(spot.y).toBeCloseTo(y, 0);
    }),
  );
});

test('names in an archive are taken by every system, none twice, and tell store, report and photo', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '..', 'Касса', 'касса', 'a/b\\c', 'CON. '),
  );
  const photo = fc.record({ store: text, task: text, shot: text, place: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(fc.array(photo, { maxLength: 12 }), (photos) => {
      const names = archiveNames(photos);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(photos.length);
      for (const name of names) {
        const parts = name.split('/');
        expect(parts).toHaveLength(3);
        for (const part of parts) {
          expect(part).not.toMatch(/[\p{C}\\:*?"<>|]/u);
          expect(part).not.toMatch(/^\.|[. ]$/u);
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(360);
        }
      }
    }),
  );
  const photo1 = {
    store: 'Сирень Центр, ул. Малышева, 71',
    task: 'Витрина «Осень»',
    shot: 'Вход: общий вид',
    place: 1,
  };
  expect(archiveNames([photo1, photo1])).toEqual([
    'Сирень Центр, ул. Малышева, 71/Витрина «Осень»/01 Вход общий вид.jpg',
    'Сирень Центр, ул. Малышева, 71/Витрина «Осень»/01 Вход общий вид (2).jpg',
  ]);
});

test('a plan is right once it says what, until when, from whom, and names each photo', () => {
  const right = { task: 'Витрина', deadline: '2026-11-18', stores: [1], shots: ['Вход'] };
  expect(planProblems(right)).toEqual({});
  const wrong = { task: ' ', deadline: '', stores: [], shots: ['Вход', ' '] };
  expect(Object.keys(planProblems(wrong)).toSorted()).toEqual(['deadline', 'shots', 'stores', 'task']);
  const many = Array.from({ length: PLAN_SHOTS_MAX + 1 }, () => 'Вход');
  expect(Object.keys(planProblems({ ...right, shots: many }))).toEqual(['shots']);
});
