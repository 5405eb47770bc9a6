import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { tone } from '../base/oklch.ts';
import type { Stage } from '../base/stage.ts';
import { outline, path } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { bar } from './bar.ts';
import { weaveFill } from './weave.ts';

export interface ShellShape {
  readonly centre: readonly [number, number];
  readonly radius: readonly [number, number];
  /** Half the opening angle, from straight back; in radians. */
  readonly reach: number;
  readonly foot: number;
  /** The height of the rim at a share of the way round. */
  readonly rim: (share: number) => number;
  readonly thick: number;
  /** Vertical channels sewn into it. */
  readonly channels?: number;
}

interface Strip {
  readonly outside: boolean;
  readonly depth: number;
  readonly wall: Point[];
  readonly edge: Point[];
  readonly colour: string;
}

const count = 72;

const stripAt = (stage: Stage, shape: ShellShape, mat: Material, index: number): Strip => {
  const { centre, radius, reach, foot, rim, thick, channels = 0 } = shape;
  const at = (angle: number, y: number, inset: number): Point =>
    stage.at(
      centre[0] + (radius[0] - inset) * Math.sin(angle),
      y,
      centre[1] - (radius[1] - inset) * Math.cos(angle),
    );
  const [from, to] = [index / count, (index + 1) / count];
  const [a, b] = [-reach + 2 * reach * from, -reach + 2 * reach * to];
  const middle = (a + b) / 2;
  const [nx, nz] = [Math.sin(middle), -Math.cos(middle)];
  const outside = nx * stage.sinYaw + nz * stage.cosYaw > 0;
  const across = stage.flipped ? -nx : nx;
  const lit = outside ? -across * 0.55 + nz * 0.25 : across * 0.55 - nz * 0.2;
  const channel = channels ? Math.abs(Math.sin(from * Math.PI * channels)) ** 0.5 * 0.07 - 0.05 : 0;
  const inset = outside ? 0 : thick;
  return {
    outside,
    depth: (centre[0] + radius[0] * nx) * stage.sinYaw + (centre[1] + radius[1] * nz) * stage.cosYaw,
    wall: [at(a, foot, inset), at(a, rim(from), inset), at(b, rim(to), inset), at(b, foot, inset)],
    edge: [at(a, rim(from), 0), at(b, rim(to), 0), at(b, rim(to), thick), at(a, rim(from), thick)],
    colour: tone(mat.base, lit * (outside ? 0.14 : 0.12) - 0.02 + channel),
  };
};

const draw = (stage: Stage, strips: readonly Strip[], mat: Material): void => {
  for (const { wall, colour } of strips) stage.poly(wall, colour, { stroke: colour, 'stroke-width': 0.7 });
  const weave = weaveFill(stage, mat);
  if (weave) stage.add(path(strips.map(({ wall }) => outline(wall)).join(''), { fill: weave }));
  for (const { edge } of strips) {
    stage.poly(edge, mat.top, { stroke: mat.top, 'stroke-width': 0.6 });
  }
};

/** A curved upright back; `between` draws what sits inside it. */
export const shell = (stage: Stage, shape: ShellShape, mat: Material, between: () => void): void => {
  const strips = range(count)
    .map((index) => stripAt(stage, shape, mat, index))
    .sort((p, q) => p.depth - q.depth);
  draw(
    stage,
    strips.filter(({ outside }) => !outside),
    mat,
  );
  between();
  draw(
    stage,
    strips.filter(({ outside }) => outside),
    mat,
  );
  const half = shape.thick / 2;
  for (const end of [0, 1]) {
    const angle = end ? shape.reach : -shape.reach;
    const x = shape.centre[0] + (shape.radius[0] - half) * Math.sin(angle);
    const z = shape.centre[1] - (shape.radius[1] - half) * Math.cos(angle);
    const look = { ...mat, hi: end ? mat.top : mat.hi, deep: mat.shade };
    bar(
      stage,
      [x, shape.rim(end) - half * 0.2, z],
      [x, shape.foot + half * 0.6, z],
      half * 1.12,
      half * 1.06,
      look,
    );
  }
};
