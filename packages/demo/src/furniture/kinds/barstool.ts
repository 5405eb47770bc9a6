import { fabricHex, metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import { choice, fabric, flag, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, stroke } from '../base/svg.ts';
import { bar } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { lathe } from '../solids/lathe.ts';
import { puff } from '../solids/puff.ts';
import { shadeRound, spot } from '../solids/shadow.ts';
import { shell } from '../solids/shell.ts';

const barstoolSchema = {
  style: choice(['round', 'back', 'shell', 'pedestal'], 'round'),
  w: number(42, 32, 56),
  /** Of the seat: 45 is a stool, 65 fits a counter, 75 a bar. */
  h: number(66, 42, 82),
  soft: flag(true),
  color: fabric('sand'),
  cloth: choice(cloths, 'velvet'),
  wood: wood('oak'),
  frame: choice(['wood', 'metal'], 'wood'),
  metal: metal('black'),
  yaw: turn(28),
} as const;

type Barstool = Values<typeof barstoolSchema>;

const backRise = 32;

const fourLegs = (stage: Stage, o: Barstool): void => {
  const mat = o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);
  const r = o.w / 2;
  const [r1, r2] = o.frame === 'metal' ? [1.2, 1] : [1.9, 1.3];
  const [inner, outer] = [r * 0.6, r * 0.95];
  const rung = o.h * 0.3;
  const at = inner + (outer - inner) * 0.7;
  for (const z of [-1, 1]) {
    for (const x of [-1, 1]) {
      spot(stage, r + x * outer, r + z * outer, 1.8);
      bar(stage, [r + x * inner, o.h - 5, r + z * inner], [r + x * outer, 0, r + z * outer], r1, r2, mat);
    }
    bar(stage, [r - at, rung, r + z * at], [r + at, rung, r + z * at], 1, 1, mat);
    if (z < 0)
      for (const x of [-1, 1]) bar(stage, [r + x * at, rung, r - at], [r + x * at, rung, r + at], 1, 1, mat);
  }
};

const pedestal = (stage: Stage, o: Barstool): void => {
  const mat = stage.metal(o.metal);
  const r = o.w / 2;
  lathe(
    stage,
    r,
    r,
    [
      [r * 0.92, 0],
      [r * 0.9, 1.2],
      [r * 0.5, 2.4],
      [3, 5],
      [2.4, 9],
      [2.2, o.h - 7],
    ],
    mat,
    { cap: false },
  );
  const [px, py] = stage.at(r, o.h * 0.36, r);
  const hoop =
    d`M${px - r * 0.6} ${py}a${r * 0.6} ${r * 0.6 * stage.sinPitch} 0 1 0 ${r * 1.2} 0` +
    d`a${r * 0.6} ${r * 0.6 * stage.sinPitch} 0 1 0 ${-r * 1.2} 0`;
  stage.add(stroke(hoop, mat.deep, 1.6) + stroke(hoop, mat.hi, 0.6, 0.8));
};

const seat = (stage: Stage, o: Barstool): void => {
  const r = o.w / 2;
  const timber = o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);
  if (!o.soft) {
    const slab = [
      [r - 1, o.h - 4],
      [r, o.h - 3],
      [r, o.h - 1],
      [r - 1.4, o.h],
    ] as const;
    lathe(stage, r, r, slab, stage.timber(o.wood));
    return;
  }
  lathe(
    stage,
    r,
    r,
    [
      [r - 1.4, o.h - 9],
      [r - 1.4, o.h - 5],
    ],
    timber,
    { smooth: false, cap: false },
  );
  const cushion = [
    [r - 1, o.h - 7],
    [r + 0.2, o.h - 5.5],
    [r + 0.2, o.h - 2.6],
    [r - 1.4, o.h - 0.7],
    [r - 4, o.h],
  ] as const;
  lathe(stage, r, r, cushion, stage.soft(o.color, o.cloth), { padded: true });
};

const backed = (stage: Stage, o: Barstool): void => {
  const r = o.w / 2;
  const timber = o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);
  for (const x of [6, o.w - 6])
    bar(stage, [x, o.h - 4, r * 0.3], [x, o.h + backRise - 3, 0], 1.4, 1.2, timber);
  const rest = stage.soft(o.color, o.cloth);
  if (o.soft) puff(stage, [2, o.h + backRise - 17, -2], [o.w - 4, 17, 6], rest, { r: 2.9, bulge: 0.02 });
  else board(stage, [2, o.h + backRise - 9, -1], [o.w - 4, 8, 2.4], timber);
  seat(stage, o);
};

const shelled = (stage: Stage, o: Barstool): void => {
  const r = o.w / 2;
  const mat = stage.soft(o.color, o.cloth);
  const rim = (share: number): number =>
    o.h + 8 + (backRise - 10) * (0.5 - 0.5 * Math.cos(share * Math.PI * 2)) ** 0.8;
  const shape = { centre: [r, r], radius: [r + 2, r], reach: 1.75, foot: o.h - 6, rim, thick: 4.5 } as const;
  shell(stage, shape, mat, () => {
    const cushion = [
      [r - 4, o.h - 6],
      [r - 1.5, o.h - 4],
      [r - 1.5, o.h - 1],
      [r - 5, o.h + 1],
    ] as const;
    lathe(stage, r, r + 2, cushion, mat, { padded: true });
  });
};

export const barstool = defineKind({
  schema: barstoolSchema,
  placement: 'floor',
  fill: 0.66,
  pitch: () => 14,
  extent: (o) => standing(o.w, ['back', 'shell'].includes(o.style) ? o.h + backRise : o.h, o.w),
  colours: (o) => {
    const frame = o.frame === 'metal' || o.style === 'pedestal' ? metalHex(o.metal) : woodHex(o.wood);
    return o.soft ? [fabricHex(o.color), frame] : [frame];
  },
  draw: (stage, o) => {
    shadeRound(stage, [o.w / 2, o.w / 2], o.w / 2, { blur: 4, opacity: 0.24, dx: 5, dy: 2 });
    if (o.style === 'pedestal') pedestal(stage, o);
    else fourLegs(stage, o);
    if (o.style === 'back') backed(stage, o);
    else if (o.style === 'shell') shelled(stage, o);
    else seat(stage, o);
  },
});
