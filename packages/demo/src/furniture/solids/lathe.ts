import type { Finish, Material } from '../base/materials.ts';
import { clamp } from '../base/numbers.ts';
import { mix, tone } from '../base/oklch.ts';
import type { Stage, Stop } from '../base/stage.ts';
import { curveThrough, d, ellipse, outline, path } from '../base/svg.ts';
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
  readonly outlined?: boolean;
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
    return [Math.round(offset * 1000) / 1000, light ? '#ffffff' : '#2c2433', clamp(Math.abs(up) * 0.26, 0.01, 0.24)];
  });
  return stops.reverse();
};

const walls = (stage: Stage, cx: number, cz: number, profile: Profile): { left: Point[]; right: Point[] } => {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [r, y] of profile) {
    const [px, py] = stage.at(cx, y, cz);
    left.push([px - r, py]);
    right.push([px + r, py]);
  }
  return { left, right };
};

/** Ellipses at every height: the wall bulges past its own side line where the profile swells. */
const hoops = (stage: Stage, cx: number, cz: number, profile: Profile): string =>
  profile
    .slice(1, -1)
    .map(([r, y]) => {
      const [px, py] = stage.at(cx, y, cz);
      const flat = r * Math.abs(stage.sinPitch);
      return d`M${px - r} ${py}a${r} ${flat} 0 1 1 ${r * 2} 0a${r} ${flat} 0 1 1 ${-r * 2} 0Z`;
    })
    .join('');

/** The outline of a body of revolution about an upright axis. */
export const latheShape = (stage: Stage, cx: number, cz: number, profile: Profile, smooth: boolean): string => {
  const { left, right } = walls(stage, cx, cz, profile);
  const run = (points: readonly Point[]): string =>
    smooth ? curveThrough(points) : outline(points, false).replace(/^M[^L]*/, '');
  const [foot, crown] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
  const flat = Math.abs(stage.sinPitch);
  const start = left[0] ?? [0, 0];
  const end = right.at(-1) ?? [0, 0];
  const body =
    d`M${start[0]} ${start[1]}${run(left)}A${crown} ${crown * flat} 0 0 1 ${end[0]} ${end[1]}` +
    d`${run([...right].reverse())}A${foot} ${foot * flat} 0 0 1 ${start[0]} ${start[1]}Z`;
  return body + (smooth ? hoops(stage, cx, cz, profile) : '');
};

const drawCap = (stage: Stage, [px, py]: Point, r: number, mat: Material, options: LatheOptions): void => {
  const flat = r * stage.sinPitch;
  const plain = stage.gradient([[0, mix(mat.top, mat.hi, 0.7)], [1, mix(mat.top, mat.base, 0.4)]], [0, 0], [1, 0.6]);
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
  const inside = stage.gradient([[0, mat.gap], [0.6, mat.deep], [1, mat.shade]], [0, 0], [1, 0.35]);
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
  const { smooth = true, cap = true, stops = roundTones(mat), outlined = false } = options;
  const { left, right } = walls(stage, cx, cz, profile);
  const widest = Math.max(...profile.map(([r]) => r));
  const [foot, crown] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
  const [px, topY] = stage.at(cx, profile.at(-1)?.[1] ?? 0, cz);
  const footY = stage.at(cx, profile[0]?.[1] ?? 0, cz)[1];
  stage.see([...left, ...right, [px, footY + foot * stage.sinPitch], [px, topY - crown * stage.sinPitch]]);
  const shape = latheShape(stage, cx, cz, profile, smooth);
  stage.add(path(shape, { fill: stage.gradient(stops, [px - widest, 0], [px + widest, 0], true) }));
  const skin = grainFill(stage, mat, 'upright') ?? weaveFill(stage, mat);
  if (skin) stage.add(path(shape, { fill: skin }));
  const span: readonly [Point, Point] = [[0, topY], [0, footY]];
  if (Math.abs(footY - topY) > 0.5) {
    stage.add(path(shape, { fill: stage.gradient(shoulderTones(profile), ...span, true) }));
  }
  if (outlined) stage.add(path(shape.split('Z')[0] + 'Z', { fill: 'none', stroke: mat.deep, 'stroke-width': 0.4, opacity: 0.4 }));
  if (cap) drawCap(stage, [px, topY], crown, mat, options);
};
