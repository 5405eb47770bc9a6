import { fabricHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { choice, fabric, number, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Material } from '../base/materials.ts';
import type { Stage } from '../base/stage.ts';
import { seatingSchema } from '../parts/seating-params.ts';
import { tuft } from '../parts/tufts.ts';
import { bar } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { lathe } from '../solids/lathe.ts';
import { pillow } from '../solids/pillow.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect, shadeRound, spot } from '../solids/shadow.ts';
import { shell } from '../solids/shell.ts';
import { drawSofa } from './sofa.ts';

const armchairSchema = {
  ...seatingSchema,
  style: choice(['box', 'barrel', 'lounge', 'wing'], 'box'),
  w: number(84, 56, 120),
  h: number(82, 64, 125),
  d: number(82, 60, 110),
  seats: number(1, 1, 1),
  color: fabric('rose'),
  arm: choice(seatingSchema.arm.options, 'round'),
  yaw: turn(28),
} as const;

type Armchair = Values<typeof armchairSchema>;

const barrel = (stage: Stage, o: Armchair): void => {
  const [cx, cz, r] = [o.w / 2, o.d / 2, o.w / 2];
  const mat = stage.soft(o.color, o.cloth);
  const lift = o.leg === 'plinth' ? 3 : 12;
  shadeRound(stage, [cx, cz], r, { opacity: 0.26, dx: 6, dy: 2 });
  shadeRound(stage, [cx, cz], r * 0.8, { blur: 3, opacity: 0.26, dx: 3, dy: 1 });
  if (lift > 5) {
    for (const angle of [3.93, 5.5, 2.35, 0.8]) {
      const [x, z] = [cx + Math.cos(angle) * o.w * 0.36, cz + Math.sin(angle) * o.d * 0.36];
      spot(stage, x, z, 2);
      bar(stage, [x, lift + 3, z], [x, 0, z], 2.1, 1.2, stage.timber(o.wood));
    }
  }
  lathe(
    stage,
    cx,
    cz,
    [
      [r - 5, lift],
      [r - 3, lift + 4],
      [r - 3, lift + 16],
    ],
    mat,
  );
  const low = lift + 40;
  const rim = (share: number): number =>
    low + (o.h - low) * (0.5 - 0.5 * Math.cos(share * Math.PI * 2)) ** 0.8;
  const seat = [
    [r - 14, lift + 14],
    [r - 11, lift + 18],
    [r - 10.6, lift + 24],
    [r - 11, lift + 29],
    [r - 12.5, lift + 32],
    [r - 16, lift + 33.5],
  ] as const;
  shell(
    stage,
    {
      centre: [cx, cz],
      radius: [r - 1, o.d / 2 - 1],
      reach: 1.98,
      foot: lift + 2,
      rim,
      thick: 10,
      channels: o.tufting === 'channels' ? 18 : 0,
    },
    mat,
    () => lathe(stage, cx, cz + 5, seat, mat, { padded: true }),
  );
};

const loungeSide = (stage: Stage, x: number, depth: number, mat: Material): void => {
  for (const [z, lean] of [
    [8, -7],
    [depth - 10, 5],
  ] as const) {
    spot(stage, x, z + lean, 2);
    bar(stage, [x, 55, z], [x, 0, z + lean], 2.3, 1.5, mat);
  }
  bar(stage, [x, 30, 6], [x, 33, depth - 9], 1.8, 1.8, mat);
  board(stage, [x - 4, 55, 0], [8, 2.6, depth - 2], mat);
};

const lounge = (stage: Stage, o: Armchair): void => {
  const mat = stage.soft(o.color, o.cloth);
  const frame = stage.timber(o.wood);
  shadeRect(stage, [0, 0], [o.w, o.d], { blur: 6, opacity: 0.2, dx: 8, dy: 3 });
  loungeSide(stage, 2, o.d, frame);
  bar(stage, [3, 31, o.d - 10], [o.w - 3, 31, o.d - 10], 1.8, 1.8, frame);
  puff(stage, [7, 36, 2], [o.w - 14, o.h - 34, 16], mat, { r: 7, bulge: 0.02 });
  tuft(stage, o.tufting, 18, [11, 50, o.w - 22, o.h - 56], mat);
  puff(stage, [6, 32, 14], [o.w - 12, 15, o.d - 16], mat, { r: 6, seam: true });
  loungeSide(stage, o.w - 2, o.d, frame);
  const cushion = o.pillows[0];
  if (!cushion) return;
  const accent = { turn: -7, pattern: o.pillowPattern, accent: mat.deep };
  pillow(stage, [o.w * 0.44, 62, 26], 38, stage.soft(cushion), accent);
};

const wing = (stage: Stage, o: Armchair): void => {
  const mat = stage.soft(o.color, o.cloth);
  const timber = stage.timber(o.wood);
  const [arm, seat] = [13, 44];
  shadeRect(stage, [0, 2], [o.w, o.d - 2], { blur: 6, opacity: 0.24, dx: 8, dy: 3 });
  for (const [x, z, out] of [
    [9, 9, -1],
    [o.w - 9, 9, 1],
    [9, o.d - 8, -1],
    [o.w - 9, o.d - 8, 1],
  ] as const) {
    spot(stage, x, z, 2);
    bar(stage, [x, 20, z], [x + out * 2, 0, z + (z < 20 ? -3 : 2)], 2.4, 1.4, timber);
  }
  const flank = (x: number): void => {
    puff(stage, [x, 60, 2], [9, o.h - 62, 30], mat, { r: 4.4, bulge: 0.02 });
    puff(stage, [x - 1, 18, 4], [arm, 44, o.d - 6], mat, { r: 5.5, bulge: 0.004 });
  };
  puff(stage, [6, 18, 0], [o.w - 12, o.h - 18, 17], mat, { r: 6, bulge: 0.03 });
  tuft(stage, o.tufting, 17, [12, seat + 6, o.w - 24, o.h - seat - 12], mat, 14);
  flank(1);
  puff(stage, [arm - 1, 18, 15], [o.w - arm * 2 + 2, 15, o.d - 17], mat, { r: 2.5, bulge: 0, darker: 0.035 });
  puff(stage, [arm, 31, 16], [o.w - arm * 2, 15, o.d - 17], mat, { r: 5.6, seam: true });
  flank(o.w - 10);
};

export const armchair = defineKind({
  schema: armchairSchema,
  placement: 'floor',
  fill: 0.68,
  pitch: () => 15,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => (o.style === 'lounge' ? [fabricHex(o.color), woodHex(o.wood)] : [fabricHex(o.color)]),
  draw: (stage, o) => {
    const draws = { box: drawSofa, barrel, lounge, wing };
    draws[o.style](stage, o);
  },
});
