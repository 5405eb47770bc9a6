import type { Material } from '../base/materials.ts';
import type { Stage } from '../base/stage.ts';
import { d, ellipse, group, path, stroke } from '../base/svg.ts';
import { lathe, latheShape } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { shadeRound } from '../solids/shadow.ts';

/** A profile in shares of half the width and of the height. */
export const scaled = (profile: Profile, w: number, h: number, y = 0): Profile =>
  profile.map(([r, high]) => [(r * w) / 2, y + high * h] as const);

const cup: Profile = [
  [0.62, 0],
  [0.86, 0.08],
  [0.97, 0.3],
  [1, 0.6],
  [0.98, 1],
];
const dish: Profile = [
  [0.4, 0],
  [0.5, 0.05],
  [0.74, 0.26],
  [0.91, 0.6],
  [1, 1],
];
const flat: Profile = [
  [0.56, 0],
  [0.6, 0.3],
  [0.86, 0.6],
  [1, 1],
];
export const handleArc = (
  stage: Stage,
  x: number,
  z: number,
  y: number,
  size: number,
  mat: Material,
): void => {
  const [px, py] = stage.at(x, y, z);
  stage.see([[px + size * 0.8, py]], 1);
  const loop =
    d`M${px} ${py - size * 0.52}` +
    d`c${size * 0.75} ${-size * 0.1} ${size * 0.75} ${size * 1.05} ${-size * 0.06}` +
    d` ${size * 1.05}`;
  const thick = size * 0.21;
  stage.add(
    stroke(loop, mat.deep, thick) +
      stroke(loop, mat.base, thick * 0.72) +
      stroke(loop, mat.hi, thick * 0.22, 0.9),
  );
};

/** Bare clay below a line, on the wall of a body already drawn. */
export const bareFoot = (
  stage: Stage,
  dipped: boolean,
  profile: Profile,
  [x, z]: readonly [number, number],
  y: number,
): void => {
  if (!dipped) return;
  const [px, py] = stage.at(x, y, z);
  const r = Math.max(...profile.map(([radius]) => radius));
  const line = d`M${px - r} ${py}A${r} ${r * stage.sinPitch} 0 0 0 ${px + r} ${py}`;
  const clay = stage.gradient(
    [
      [0, '#b8946c'],
      [0.3, '#d9bd99'],
      [1, '#a8845f'],
    ],
    [0, 0],
    [1, 0],
  );
  const art =
    path(`${line}${d`V${py + r * 2}H${px - r}Z`}`, { fill: clay }) + stroke(line, '#8a6a4a', 0.25, 0.6);
  stage.add(group({ 'clip-path': stage.clip(latheShape(stage, x, z, profile, true)) }, art));
};

export const mugAt = (
  stage: Stage,
  dipped: boolean,
  x: number,
  z: number,
  w: number,
  h: number,
  mat: Material,
): void => {
  shadeRound(stage, [x, z], w * 0.46, { blur: 1.2, opacity: 0.34, dx: 1.2, dy: 0.4 });
  handleArc(stage, x + w * 0.47, z, h * 0.52, h * 0.62, mat);
  lathe(stage, x, z, scaled(cup, w, h), mat, { open: true });
  bareFoot(stage, dipped, scaled(cup, w, h), [x, z], h * 0.26);
  const [px, py] = stage.at(x, h * 0.93, z);
  const r = w / 2 - 0.9;
  stage.add(ellipse(px, py, r * 0.95, r * stage.sinPitch * 0.82, { fill: '#5b3b28', opacity: 0.85 }));
};

export const plateAt = (stage: Stage, x: number, z: number, y: number, w: number, mat: Material): void => {
  const h = Math.max(1.4, w * 0.075);
  lathe(stage, x, z, scaled(flat, w, h, y), mat);
  const [px, py] = stage.at(x, y + h * 0.9, z);
  const r = w / 2;
  const well = stage.gradient(
    [
      [0, mat.shade],
      [0.5, mat.base],
      [1, mat.hi],
    ],
    [0, 0],
    [0.7, 1],
  );
  stage.add(ellipse(px, py + 0.2, r * 0.72, r * 0.72 * stage.sinPitch, { fill: well }));
  stage.add(
    ellipse(px, py - 0.1, r * 0.98, r * 0.98 * stage.sinPitch, {
      fill: 'none',
      stroke: mat.hi,
      'stroke-width': 0.35,
    }),
  );
};

export const bowlAt = (
  stage: Stage,
  dipped: boolean,
  x: number,
  z: number,
  y: number,
  w: number,
  h: number,
  mat: Material,
): void => {
  lathe(stage, x, z, scaled(dish, w, h, y), mat, { open: true });
  if (y === 0) bareFoot(stage, dipped, scaled(dish, w, h), [x, z], h * 0.24);
  const [px, py] = stage.at(x, y + h, z);
  const [rx, ry] = [w / 2 - 0.8, (w / 2) * stage.sinPitch - 0.5];
  const inside = stage.gradient(
    [
      [0, mat.deep],
      [0.45, mat.shade],
      [1, mat.top],
    ],
    [0, 0],
    [0.5, 1],
  );
  stage.add(ellipse(px, py + 0.1, rx, ry, { fill: inside }));
};
