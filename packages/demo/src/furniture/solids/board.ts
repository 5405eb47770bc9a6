import type { Material } from '../base/materials.ts';
import { tone } from '../base/oklch.ts';
import type { Face, Place, Size, Stage } from '../base/stage.ts';
import { rect } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { grainFill } from './grain.ts';
import type { Along } from './grain.ts';

export interface BoardOptions {
  readonly along?: Along;
  /** Light on the near edges; off for parts under others. */
  readonly edges?: boolean;
  /** How far the corners are eased. */
  readonly ease?: number;
}

const layGrain = (stage: Stage, [x, y, z]: Place, [w, h, depth]: Size, mat: Material, along: Along): void => {
  const fill = grainFill(stage, mat, along);
  if (!fill) return;
  const lay = (face: Face, at: number, art: string): void => stage.plane(face, at, art);
  lay('front', z + depth, rect(x, y, w, h, { fill }));
  lay('top', y + h, rect(x, z, w, depth, { fill: grainFill(stage, mat, 'across'), opacity: 0.7 }));
  if (depth > 12) lay('side', x + w, rect(z, y, depth, h, { fill }));
};

/** A crisp block: cabinets, tops, square legs. */
export const board = (
  stage: Stage,
  place: Place,
  size: Size,
  mat: Material,
  options: BoardOptions = {},
): void => {
  const [x, y, z] = place;
  const [w, h, depth] = size;
  const { along = w >= h ? 'across' : 'upright', edges = true, ease = 0.5 } = options;
  const corner = (a: number, b: number, c: number): Point => stage.at(x + a * w, y + b * h, z + c * depth);
  const [topLeft, topNear, topFar] = [corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0)];
  const [footLeft, footNear, footFar] = [corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0)];
  const face = (points: readonly Point[], fill: string, rim: string): void =>
    stage.poly(points, fill, { stroke: rim, 'stroke-width': ease });
  const flank = stage.gradient(
    [
      [0, mat.side],
      [1, tone(mat.side, -0.06)],
    ],
    [0, 0],
    [0, 1],
  );
  const front = stage.gradient(
    [
      [0, tone(mat.front, 0.025)],
      [1, tone(mat.front, -0.035)],
    ],
    [0, 0],
    [1, 1],
  );
  face([topLeft, corner(0, 1, 0), topFar, topNear], mat.top, mat.top);
  face([topNear, topFar, footFar, footNear], flank, mat.side);
  face([footLeft, topLeft, topNear, footNear], front, mat.front);
  layGrain(stage, place, size, mat, along);
  if (!edges) return;
  stage.line([topLeft, topNear], mat.hi, 0.55, 0.85);
  stage.line([topNear, footNear], mat.hi, 0.4, 0.5);
};
