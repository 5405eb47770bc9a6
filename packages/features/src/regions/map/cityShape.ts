import type { Point } from './geometry.ts';

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = hull.slice(-2);
      if (!before || !last || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/**
 * The line around these places, as an SVG path: drawn with a broad round stroke it is the quiet shape of a city.
 * A single place is a line of no length, which such a stroke makes a disc.
 */
export function cityShape(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  const line = hull.length > 0 ? hull : sorted.slice(0, 1);
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
