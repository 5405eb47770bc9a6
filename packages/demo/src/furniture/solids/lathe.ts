import type { Finish, Material } from '../base/materials.ts';
import { clamp, range } from '../base/numbers.ts';
import { mix, tone } from '../base/oklch.ts';
import type { Stage, Stop } from '../base/stage.ts';
import { d, ellipse, outline } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { grainFill } from './grain.ts';
import { weaveFill } from './weave.ts';

/** Radius and height, from the bottom up. */
export type Profile = readonly (readonly [number, number])[];

export interface LatheOptions {
  readonly smooth?: boolean;
  readonly cap?: boolean;
  /** Hollow: the cap shows the inside. */
  readonly open?: boolean;
  /** A padded top melts into the wall instead of meeting it at an edge. */
  readonly padded?: boolean;
  readonly stops?: readonly Stop[];
}

const roundTones = (mat: Material): readonly Stop[] => {
  const soft: readonly Stop[] = [
    [0, tone(mat.base, -0.015)],
    [0.3, mix(mat.base, mat.top, 0.9)],
    [0.55, mat.base],
    [0.86, mat.shade],
    [1, tone(mat.shade, -0.05)],
  ];
  const glossy: readonly Stop[] = [
    [0, tone(mat.base, -0.05)],
    [0.14, mat.base],
    [0.27, mat.top],
    [0.34, mat.hi],
    [0.41, mat.top],
    [0.58, mat.base],
    [0.86, mat.shade],
    [0.95, mat.deep],
    [1, mat.shade],
  ];
  const satin: readonly Stop[] = [
    [0, tone(mat.base, -0.03)],
    [0.28, mat.top],
    [0.5, mat.base],
    [0.84, mat.shade],
    [0.96, tone(mat.shade, -0.06)],
    [1, mat.shade],
  ];
  const looks: Record<Finish, readonly Stop[]> = {
    fabric: soft,
    wood: satin,
    lacquer: satin,
    metal: glossy,
    glaze: glossy,
  };
  return looks[mat.finish];
};

/** Light from above: shoulders that look up grow lighter, undersides darker. */
const shoulderTones = (profile: Profile): readonly Stop[] => {
  const low = profile[0]?.[1] ?? 0;
  const high = profile.at(-1)?.[1] ?? 1;
  const stops = profile.slice(1).map(([r, y], index): Stop => {
    const [beforeR, beforeY] = profile[index] ?? [r, y];
    const up = (beforeR - r) / (Math.hypot(beforeR - r, y - beforeY) || 1);
    const offset = clamp(1 - ((y + beforeY) / 2 - low) / (high - low || 1), 0, 1);
    const light = up > 0;
    return [
      Math.round(offset * 1000) / 1000,
      light ? '#ffffff' : '#2c2433',
      clamp(Math.abs(up) * (light ? 0.26 : 0.17), 0.01, light ? 0.24 : 0.14),
    ];
  });
  return stops.reverse();
};

/** Points between those of a profile, on the curve through them. */
const dense = (profile: Profile, smooth: boolean): Profile => {
  if (!smooth) return profile;
  const parts = 5;
  const at = (index: number): readonly [number, number] =>
    profile[Math.min(profile.length - 1, Math.max(0, index))] ?? [0, 0];
  const between = (index: number, t: number): readonly [number, number] => {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const along = (axis: 0 | 1): number => {
      const slope = r[axis] - p[axis];
      const bend = 2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis];
      const twist = 3 * (q[axis] - r[axis]) + s[axis] - p[axis];
      return q[axis] + 0.5 * t * (slope + t * (bend + t * twist));
    };
    return [along(0), along(1)];
  };
  const spans = range(profile.length - 1).flatMap((index) =>
    range(parts).map((part) => between(index, part / parts)),
  );
  return [...spans, at(profile.length - 1)];
};

interface Contour {
  readonly left: Point[];
  readonly right: Point[];
}

/**
 * Where the wall turns away from the viewer. Seen from above, the contour of a flaring body lies before its widest
 * line and that of a closing one behind it, by the slope times the tangent of the pitch.
 */
const contour = (stage: Stage, cx: number, cz: number, profile: Profile): Contour => {
  const slant = stage.sinPitch / stage.cosPitch;
  const points = profile.map(([r, y], index) => {
    const [lowR, lowY] = profile[index - 1] ?? [r, y];
    const [highR, highY] = profile[index + 1] ?? [r, y];
    const near = clamp(((highR - lowR) / Math.max(1e-3, highY - lowY)) * slant, -0.995, 0.995);
    const [px, py] = stage.at(cx, y, cz);
    return { px, py: py + r * near * stage.sinPitch, reach: r * Math.sqrt(1 - near * near) };
  });
  return {
    left: points.map(({ px, py, reach }): Point => [px - reach, py]),
    right: points.map(({ px, py, reach }): Point => [px + reach, py]),
  };
};

const disc = ([px, py]: Point, r: number, flat: number): string =>
  d`M${px - r} ${py}a${r} ${flat} 0 1 1 ${r * 2} 0a${r} ${flat} 0 1 1 ${-r * 2} 0Z`;

/** The outline of a body of revolution about an upright axis: its walls, its foot and its crown. */
export const latheShape = (
  stage: Stage,
  cx: number,
  cz: number,
  profile: Profile,
  smooth: boolean,
): string => {
  const { left, right } = contour(stage, cx, cz, dense(profile, smooth));
  const flat = Math.abs(stage.sinPitch);
  const ends = [profile[0], profile.at(-1)].map((end) => {
    const [r, y] = end ?? [0, 0];
    return disc(stage.at(cx, y, cz), r, r * flat);
  });
  return outline([...left, ...right.reverse()]) + ends.join('');
};

const drawCap = (stage: Stage, [px, py]: Point, r: number, mat: Material, options: LatheOptions): void => {
  const flat = r * stage.sinPitch;
  const plain = stage.gradient(
    [
      [0, mix(mat.top, mat.hi, 0.7)],
      [1, mix(mat.top, mat.base, 0.4)],
    ],
    [0, 0],
    [1, 0.6],
  );
  if (options.padded) {
    stage.add(ellipse(px, py + flat * 0.1, r, flat * 1.08, { fill: plain, filter: stage.blur(r * 0.045) }));
    const fill = weaveFill(stage, mat);
    if (fill) stage.add(ellipse(px, py, r, flat, { fill, opacity: 0.8 }));
    return;
  }
  const rim = { stroke: mat.hi, 'stroke-width': 0.4, 'stroke-opacity': 0.8 };
  stage.add(ellipse(px, py, r, flat, { fill: options.open ? mat.top : plain, ...rim }));
  if (!options.open) return;
  const lip = Math.min(0.9, r * 0.12);
  const inside = stage.gradient(
    [
      [0, mat.gap],
      [0.6, mat.deep],
      [1, mat.shade],
    ],
    [0, 0],
    [1, 0.35],
  );
  stage.add(ellipse(px, py + lip * 0.2, r - lip, Math.max(0.1, flat - lip * 0.6), { fill: inside }));
};

/** A body of revolution about an upright axis: vases, seats of stools, round legs, shades. */
export const lathe = (
  stage: Stage,
  cx: number,
  cz: number,
  profile: Profile,
  mat: Material,
  options: LatheOptions = {},
): void => {
  const { smooth = true, cap = true, stops = roundTones(mat) } = options;
  const widest = Math.max(...profile.map(([r]) => r));
  const [foot, crown] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
  const [px, topY] = stage.at(cx, profile.at(-1)?.[1] ?? 0, cz);
  const footY = stage.at(cx, profile[0]?.[1] ?? 0, cz)[1];
  for (const [r, y] of profile) {
    const level = stage.at(cx, y, cz)[1];
    stage.see([
      [px - r, level],
      [px + r, level],
    ]);
  }
  stage.see([
    [px, footY + foot * stage.sinPitch],
    [px, topY - crown * stage.sinPitch],
  ]);
  const shape = latheShape(stage, cx, cz, profile, smooth);
  stage.add(stage.use(shape, { fill: stage.gradient(stops, [px - widest, 0], [px + widest, 0], true) }));
  const skin = grainFill(stage, mat, 'upright') ?? weaveFill(stage, mat);
  if (skin) stage.add(stage.use(shape, { fill: skin }));
  const span: readonly [Point, Point] = [
    [0, topY],
    [0, footY],
  ];
  if (Math.abs(footY - topY) > 0.5) {
    stage.add(stage.use(shape, { fill: stage.gradient(shoulderTones(profile), ...span, true) }));
  }
  if (cap) drawCap(stage, [px, topY], crown, mat, options);
};
