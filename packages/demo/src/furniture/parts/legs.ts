import type { Material } from '../base/materials.ts';
import type { Place, Size, Stage } from '../base/stage.ts';
import { bar, tube } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { spot } from '../solids/shadow.ts';

export const legStyles = ['taper', 'splay', 'block', 'pin', 'sled', 'plinth'] as const;
export type LegStyle = (typeof legStyles)[number];

/** Bent and thin legs are steel, the rest is timber. */
export const isSteel = (style: LegStyle): boolean => style === 'sled' || style === 'pin';

const sled = (stage: Stage, x: number, z: number, depth: number, h: number, mat: Material): void => {
  const points: Place[] = [
    [x, h, z + 6],
    [x, 1, z + 6],
    [x, 1, z + depth - 6],
    [x, h, z + depth - 6],
  ];
  tube(stage, points, 1.1, mat);
};

type Plan = readonly [number, number];

const lean = (style: LegStyle, h: number): number => {
  if (style === 'splay') return Math.min(7, h * 0.16);
  return style === 'taper' ? Math.min(2.4, h * 0.04) : 0;
};

const single = (stage: Stage, style: LegStyle, [x, z]: Plan, out: Plan, h: number, mat: Material): void => {
  const away = lean(style, h);
  const [footX, footZ] = [x + out[0] * away, z + out[1] * away];
  spot(stage, footX, footZ, style === 'block' ? 3 : 2);
  if (style === 'block') board(stage, [x - 2.5, 0, z - 2.5], [5, h, 5], mat, { edges: false });
  else if (style === 'pin') bar(stage, [x, h, z], [x, 0, z], 1, 1, mat);
  else bar(stage, [x, h, z], [footX, 0, footZ], 2.3, 1.2, mat);
};

/** Legs under a block whose plan begins at [x, z]; `inset` is how far they stand in. */
export const legs = (
  stage: Stage,
  style: LegStyle,
  [x, z]: readonly [number, number],
  [w, h, depth]: Size,
  mat: Material,
  inset = 9,
): void => {
  if (style === 'plinth') {
    board(stage, [x + 6, 0, z + 6], [w - 12, h, depth - 12], mat, { edges: false });
    return;
  }
  if (style === 'sled') {
    for (const u of [x + inset, x + w - inset]) sled(stage, u, z, depth, h, mat);
    return;
  }
  for (const far of [true, false]) {
    for (const left of [true, false]) {
      const at = [left ? x + inset : x + w - inset, far ? z + inset : z + depth - inset] as const;
      single(stage, style, at, [left ? -1 : 1, far ? -1 : 1], h, mat);
    }
  }
};
