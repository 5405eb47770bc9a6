import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clusterMarkers } from './clusterMarkers.ts';
import { fitView, moveView, toPlane, toWindow, zoomView } from './geometry.ts';
import { placeLabels } from './placeLabels.ts';
import { scaleBar } from './scaleBar.ts';

const size = { width: 600, height: 320 };
const km = fc.double({ min: -300, max: 300, noNaN: true });
const points = fc.array(fc.record({ x: km, y: km }), { minLength: 1, maxLength: 12 });
const px = fc.double({ min: 0, max: 600, noNaN: true });
const markers = fc
  .array(fc.record({ x: px, y: px }), { maxLength: 20 })
  .map((list) => list.map((point, id) => ({ ...point, id })));

describe('the plane', () => {
  test('puts Екатеринбург 118 km south and 39 km east of Нижний Тагил', () => {
    const [, ekb] = toPlane([
      { lat: 57.91, lon: 59.98 },
      { lat: 56.84, lon: 60.61 },
    ]);
    expect(ekb?.y).toBeCloseTo(119.1, 0);
    expect(ekb?.x).toBeCloseTo(37.3, 0);
  });
});

describe('a view', () => {
  test('that fits shows every place, with the margin around', () => {
    fc.assert(
      fc.property(points, (list) => {
        const view = fitView(list, size, 40);
        for (const point of list) {
          const { x, y } = toWindow(point, view, size);
          expect(x).toBeGreaterThan(39);
          expect(x).toBeLessThan(size.width - 39);
          expect(y).toBeGreaterThan(39);
          expect(y).toBeLessThan(size.height - 39);
        }
      }),
    );
  });

  test('stays under the finger: what is zoomed at and what is dragged does not slip', () => {
    const factor = fc.double({ min: 0.5, max: 2, noNaN: true });
    fc.assert(
      fc.property(points, factor, px, px, (list, zoom, x, y) => {
        const view = fitView(list, size, 40);
        const at = { x: x - size.width / 2, y: y - size.height / 2 };
        const [place] = list;
        if (!place) return;
        const under = { x: view.x + at.x / view.scale, y: view.y + at.y / view.scale };
        const zoomed = toWindow(under, zoomView(view, zoom, at), size);
        expect(zoomed.x).toBeCloseTo(x, 4);
        expect(zoomed.y).toBeCloseTo(y, 4);
        const before = toWindow(place, view, size);
        const after = toWindow(place, moveView(view, { x: 30, y: -12 }), size);
        expect(after.x - before.x).toBeCloseTo(30, 4);
        expect(after.y - before.y).toBeCloseTo(-12, 4);
      }),
    );
  });
});

describe('clusters', () => {
  test('hold every marker once, and only what stands close', () => {
    fc.assert(
      fc.property(markers, (list) => {
        const clusters = clusterMarkers(list, 36);
        expect(clusters.flatMap(({ ids }) => ids).toSorted((a, b) => a - b)).toEqual(
          list.map(({ id }) => id),
        );
        for (const { ids, x, y } of clusters)
          for (const id of ids) expect(Math.hypot(list[id]!.x - x, list[id]!.y - y)).toBeLessThan(72);
      }),
    );
  });
});

describe('labels', () => {
  test('cover neither each other nor a marker, and stay in the window', () => {
    fc.assert(
      fc.property(markers, (list) => {
        const wanted = list.map((point) => ({ ...point, text: 'ул. Мира, 5', width: 80 }));
        const taken = list.map(({ x, y }) => ({ x: x - 12, y: y - 30, width: 24, height: 30 }));
        const labels = placeLabels(wanted, taken, { size, height: 18, gap: 14 });
        const boxes = [...taken.slice(0, 0), ...labels.map(({ box }) => box)];
        boxes.forEach((a, index) => {
          expect(a.x >= 0 && a.x + a.width <= size.width && a.y >= 0 && a.y + a.height <= size.height).toBe(
            true,
          );
          for (const b of [...boxes.slice(index + 1), ...taken])
            expect(
              a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
            ).toBe(false);
        });
      }),
    );
  });
});

test.each([
  [100, '500\u00a0м', 50],
  [20, '2\u00a0км', 40],
  [0.2, '200\u00a0км', 40],
  [2_000, '50\u00a0м', 100],
])('at %s px a km the bar says %s', (scale, text, width) => {
  const bar = scaleBar(scale, 90);
  expect([bar.text, bar.width]).toEqual([text, width]);
});
