import type { Place, Size, Stage } from '../base/stage.ts';
import { d } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';

/** The six corners of a block's silhouette, drawn in by the radius, clockwise on the screen. */
export const silhouette = (stage: Stage, [x, y, z]: Place, [w, h, depth]: Size, r: number): Point[] => {
  const [x0, x1, y0, y1, z0, z1] = [x + r, x + w - r, y + r, y + h - r, z + r, z + depth - r];
  const corners: Point[] = [
    stage.at(x0, y0, z1),
    stage.at(x0, y1, z1),
    stage.at(x0, y1, z0),
    stage.at(x1, y1, z0),
    stage.at(x1, y0, z0),
    stage.at(x1, y0, z1),
  ];
  return stage.flipped ? corners.reverse() : corners;
};

interface Edge {
  readonly start: Point;
  readonly bow: Point;
  readonly end: Point;
}

const edgeBetween = (a: Point, b: Point, r: number, bulge: number): Edge => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dy / length, -dx / length];
  const reach = r + bulge * length;
  return {
    start: [a[0] + nx * r, a[1] + ny * r],
    bow: [(a[0] + b[0]) / 2 + nx * reach, (a[1] + b[1]) / 2 + ny * reach],
    end: [b[0] + nx * r, b[1] + ny * r],
  };
};

/** Rounds a convex outline by `r` and lets its edges swell by `bulge` of their length. */
export const rounded = (corners: readonly Point[], r: number, bulge: number): string => {
  // Edges seen end on have no direction of their own and would dent the outline.
  const distinct = corners.filter((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return Math.hypot(next[0] - corner[0], next[1] - corner[1]) > 0.05;
  });
  const edges = distinct.map((corner, index) =>
    edgeBetween(corner, distinct[(index + 1) % distinct.length] ?? corner, r, bulge),
  );
  const first = edges[0];
  if (!first) return '';
  const turn = ({ start }: Edge): string => d`A${r} ${r} 0 0 1 ${start[0]} ${start[1]}`;
  const run = ({ bow, end }: Edge): string => d`Q${bow[0]} ${bow[1]} ${end[0]} ${end[1]}`;
  const opening = d`M${first.start[0]} ${first.start[1]}` + run(first);
  return `${opening}${edges
    .slice(1)
    .map((edge) => turn(edge) + run(edge))
    .join('')}${turn(first)}Z`;
};
