import { fabricHex } from '../base/colours.ts';
import { centred, defineKind } from '../base/kind.ts';
import type { Material } from '../base/materials.ts';
import { choice, number, paint, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { globe, halo, litDisc, litStops } from '../parts/glow.ts';
import { tube } from '../solids/bar.ts';
import { lathe } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { shadeRound } from '../solids/shadow.ts';

const tablelampSchema = {
  style: choice(['ceramic', 'mushroom', 'ball', 'column', 'desk', 'globe'], 'ceramic'),
  h: number(48, 24, 70),
  w: number(30, 16, 44),
  color: paint('milk'),
  base: paint('terracotta'),
  yaw: turn(20),
} as const;

type TableLamp = Values<typeof tablelampSchema>;

const feet: Record<'ceramic' | 'ball' | 'column', (h: number) => Profile> = {
  ceramic: (h) => [
    [5, 0],
    [9, 4],
    [10, 10],
    [7, 18],
    [2.4, 24],
    [1.4, h - 18],
  ],
  ball: (h) => [
    [5, 0],
    [5, 1],
    [4, 1.6],
    [7.4, 3.4],
    [9.6, 8],
    [9.6, 13],
    [7.4, 17.6],
    [2, 20],
    [1.2, 21],
    [1.2, h - 18],
  ],
  column: (h) => [
    [8.4, 0],
    [8.4, 1.6],
    [7.6, 2],
    [4.4, 2.4],
    [4.4, h - 22],
    [3.6, h - 20],
    [1.2, h - 18],
  ],
};

const withShade = (stage: Stage, o: TableLamp, base: Material): void => {
  const r = o.w / 2;
  const mat = stage.soft(o.color);
  const style = o.style === 'ball' || o.style === 'column' ? o.style : 'ceramic';
  const crown = style === 'ceramic' ? 0.68 : style === 'ball' ? 0.82 : 0.55;
  const stretch = Math.max(1, o.h / 48);
  const foot = feet[style](o.h).map(([radius, y]) => [radius * Math.min(1, o.w / 28) * stretch, y] as const);
  lathe(stage, 0, 0, foot, base, { cap: false, smooth: style !== 'column' });
  halo(stage, stage.at(0, o.h - 9, 0), [r * 1.2, 14], 0.32, 5);
  lathe(
    stage,
    0,
    0,
    [
      [r, o.h - 19],
      [r * crown, o.h],
    ],
    mat,
    { smooth: false, stops: litStops(mat) },
  );
  litDisc(stage, stage.at(0, o.h, 0), r * crown - 0.6, (r * crown - 0.6) * stage.sinPitch);
};

const mushroom = (stage: Stage, o: TableLamp, base: Material): void => {
  const [r, h] = [o.w / 2, o.h];
  const stem = [
    [7.6, 0],
    [7.5, 1.2],
    [6.4, 3.4],
    [5.2, 8],
    [4.5, h * 0.5],
    [4.6, h - 15],
  ] as const;
  lathe(stage, 0, 0, stem, base, { cap: false });
  const [px, py] = stage.at(0, h - 14, 0);
  halo(stage, [px, py + 3], [r, 10], 0.5, 4);
  litDisc(stage, [px, py + 1], r - 0.6, (r - 0.6) * stage.sinPitch);
  const cap = [
    [r, h - 15],
    [r * 0.97, h - 10.5],
    [r * 0.84, h - 5.4],
    [r * 0.58, h - 1.9],
    [r * 0.28, h - 0.3],
    [r * 0.08, h],
  ] as const;
  lathe(stage, 0, 0, cap, base);
};

const deskLamp = (stage: Stage, o: TableLamp, base: Material): void => {
  const head = stage.glaze(o.color);
  lathe(
    stage,
    0,
    0,
    [
      [9, 0],
      [9, 1.4],
      [8, 2.2],
    ],
    base,
    { smooth: false },
  );
  const [elbow, top] = [o.h * 0.55, o.h - 5];
  tube(
    stage,
    [
      [0, 2, 0],
      [-9, elbow, 0],
      [10, top, 0],
    ],
    0.8,
    base,
  );
  lathe(
    stage,
    -9,
    0,
    [
      [1.7, elbow - 1.7],
      [2, elbow],
      [1.7, elbow + 1.7],
    ],
    base,
  );
  lathe(
    stage,
    13,
    0,
    [
      [8.6, top - 10],
      [8.2, top - 6],
      [5, top - 1],
      [2.4, top + 2],
      [2, top + 5],
    ],
    head,
  );
  const [px, py] = stage.at(13, top - 10, 0);
  halo(stage, [px, py + 4], [13, 8], 0.5, 4);
  litDisc(stage, [px, py], 8.6, 8.6 * stage.sinPitch);
};

const globed = (stage: Stage, o: TableLamp, base: Material): void => {
  const r = Math.min(o.w, o.h * 0.7) / 2;
  lathe(
    stage,
    0,
    0,
    [
      [r * 0.62, 0],
      [r * 0.62, 2],
      [r * 0.4, 3.4],
      [r * 0.34, o.h - r * 2 + 2],
    ],
    base,
    { cap: false },
  );
  const centre = stage.at(0, o.h - r, 0);
  halo(stage, centre, [r * 1.5, r * 1.5], 0.4, 6);
  globe(stage, centre, r);
};

export const tablelamp = defineKind({
  schema: tablelampSchema,
  placement: 'floor',
  fill: 0.62,
  pitch: () => 12,
  extent: (o) => centred(o.style === 'desk' ? 33 : o.w, o.h),
  colours: (o) => [fabricHex(o.base), fabricHex(o.color)],
  draw: (stage, o) => {
    const base = stage.glaze(o.base);
    shadeRound(stage, [0, 0], 9, { blur: 2, opacity: 0.34, dx: 2, dy: 0.5 });
    shadeRound(stage, [2, 0], 11, { blur: 4, opacity: 0.14, dx: 4, dy: 1 });
    if (o.style === 'mushroom') mushroom(stage, o, base);
    else if (o.style === 'desk') deskLamp(stage, o, base);
    else if (o.style === 'globe') globed(stage, o, base);
    else withShade(stage, o, base);
  },
});
