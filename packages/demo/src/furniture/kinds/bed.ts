import { fabricHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import type { Material } from '../base/materials.ts';
import { choice, fabric, flag, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { front } from '../parts/fronts.ts';
import { handle } from '../parts/handles.ts';
import { legs } from '../parts/legs.ts';
import { tuft, tuftings } from '../parts/tufts.ts';
import { bar } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect } from '../solids/shadow.ts';

const bedSchema = {
  style: choice(['soft', 'wood', 'rattan', 'slats', 'wings'], 'soft'),
  w: number(168, 90, 210),
  d: number(206, 170, 220),
  h: number(104, 80, 140),
  color: fabric('stone'),
  cloth: choice(cloths, 'linen'),
  linen: fabric('milk'),
  pillow: fabric('stone'),
  plaid: fabric('lilac'),
  wood: wood('oak'),
  leg: choice(['block', 'taper', 'plinth'], 'block'),
  tufting: choice(tuftings, 'none'),
  drawers: flag(),
  yaw: turn(27),
} as const;

type Bed = Values<typeof bedSchema>;

const lift = 12;

const softHead = (stage: Stage, o: Bed, mat: Material): void => {
  puff(stage, [-4, lift, -2], [o.w + 8, o.h - lift, 13], mat, { r: 5, bulge: 0.008 });
  tuft(stage, o.tufting, 11, [1, 46, o.w - 2, o.h - 51], mat, 14);
  if (o.style !== 'wings') return;
  puff(stage, [-8, lift, 0], [7, o.h - lift, 34], mat, { r: 3.2, bulge: 0.004 });
};

const woodHead = (stage: Stage, o: Bed, mat: Material): void => {
  if (o.style === 'slats') {
    for (const x of [0, o.w - 4]) board(stage, [x, lift, 0], [4, o.h - lift, 4], mat);
    for (const index of range(Math.round(o.w / 14))) {
      const x = 8 + (index * (o.w - 16)) / (Math.round(o.w / 14) - 1);
      bar(stage, [x, 40, 2], [x, o.h - 4, 2], 1, 1, mat);
    }
    board(stage, [-2, o.h - 6, -0.5], [o.w + 4, 6, 5], mat);
    return;
  }
  board(stage, [-3, lift, 0], [o.w + 6, o.h - lift, 5], mat, { along: 'across' });
  if (o.style !== 'rattan') return;
  const half = (o.w - 14) / 2;
  for (const x of [5, 9 + half]) front(stage, 5, [x, 46, half, o.h - 52], mat, { style: 'rattan' });
};

const frame = (stage: Stage, o: Bed, soft: boolean, mat: Material): void => {
  if (soft) puff(stage, [-2, lift - 2, 8], [o.w + 4, 23, o.d - 7], mat, { r: 4, bulge: 0.002 });
  else board(stage, [0, lift, 5], [o.w, 20, o.d - 5], mat);
  if (!o.drawers) return;
  const half = (o.w - 8) / 2;
  for (const x of [3, 5 + half]) {
    front(
      stage,
      o.d + (soft ? 1 : 0),
      [x, lift + 1.5, half, 16],
      soft ? { ...mat, finish: 'lacquer' } : mat,
      { along: 'across' },
    );
    handle(stage, 'slot', [x + half / 2, lift + 14, o.d + 0.4], mat);
  }
};

const pillows = (stage: Stage, o: Bed, linen: Material): void => {
  const single = o.w < 130;
  const count = single ? 1 : 2;
  const room = (o.w - 12) / count;
  const accent = stage.soft(o.pillow, o.cloth);
  for (const index of range(count)) {
    puff(stage, [8 + index * room, lift + 33, 12], [room - 4, 22, 24], linen, { r: 9, bulge: 0.05 });
  }
  for (const index of range(count)) {
    puff(stage, [14 + index * room, lift + 32, 30], [room - 16, 17, 22], accent, { r: 7.5, bulge: 0.05 });
  }
};

const bedding = (stage: Stage, o: Bed): void => {
  const linen = stage.soft(o.linen);
  const plaid = stage.soft(o.plaid, 'boucle');
  puff(stage, [1, lift + 14, 10], [o.w - 2, 22, o.d - 14], linen, { r: 6, bulge: 0.004 });
  pillows(stage, o, linen);
  puff(stage, [-2.5, lift + 10, 62], [o.w + 5, 30, o.d - 66], linen, { r: 7, bulge: 0.006, darker: 0.01 });
  puff(stage, [-2, lift + 33, 58], [o.w + 4, 9, 22], linen, { r: 4.4, bulge: 0.004 });
  puff(stage, [-4, lift + 8, o.d * 0.62], [o.w + 8, 34, o.d * 0.26], plaid, { r: 7, bulge: 0.004 });
};

export const bed = defineKind({
  schema: bedSchema,
  placement: 'floor',
  fill: 0.84,
  pitch: () => 18,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => {
    const main = o.style === 'soft' || o.style === 'wings' ? fabricHex(o.color) : woodHex(o.wood);
    return [main, fabricHex(o.linen), fabricHex(o.plaid)];
  },
  draw: (stage, o) => {
    const soft = o.style === 'soft' || o.style === 'wings';
    const mat = soft ? stage.soft(o.color, o.cloth) : stage.timber(o.wood);
    shadeRect(stage, [0, 4], [o.w, o.d - 4], { blur: 9, opacity: 0.24, dx: 12, dy: 4 });
    shadeRect(stage, [4, 8], [o.w - 8, o.d - 12], { blur: 4, opacity: 0.28, dx: 4, dy: 1 });
    legs(stage, o.leg, [0, 4], [o.w, lift, o.d - 4], stage.timber(o.wood), 12);
    if (soft) softHead(stage, o, mat);
    else woodHead(stage, o, mat);
    frame(stage, o, soft, mat);
    bedding(stage, o);
    if (o.style === 'wings')
      puff(stage, [o.w + 1, lift, 0], [7, o.h - lift, 34], mat, { r: 3.2, bulge: 0.004 });
  },
});
