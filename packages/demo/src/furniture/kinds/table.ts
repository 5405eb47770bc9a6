import { metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import type { Material } from '../base/materials.ts';
import { choice, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { legs } from '../parts/legs.ts';
import { roundTable } from '../parts/round-table.ts';
import { bar } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { shadeRect, spot } from '../solids/shadow.ts';

const tableSchema = {
  style: choice(['rect', 'round'], 'rect'),
  w: number(160, 60, 260),
  d: number(86, 50, 120),
  h: number(75, 70, 80),
  wood: wood('oak'),
  top: wood('oak'),
  frame: choice(['wood', 'metal'], 'wood'),
  metal: metal('black'),
  leg: choice(
    ['taper', 'splay', 'block', 'pin', 'sled', 'trestle', 'slab', 'pedestal', 'drum', 'cross'],
    'taper',
  ),
  yaw: turn(24),
} as const;

type Table = Values<typeof tableSchema>;

const trestles = (stage: Stage, o: Table, mat: Material): void => {
  for (const x of [o.w * 0.16, o.w * 0.84]) {
    for (const [top, foot] of [
      [0.3, 8],
      [0.7, o.d - 8],
    ] as const) {
      spot(stage, x, foot, 2);
      bar(stage, [x, o.h - 3, o.d * top], [x, 0, foot], 2.4, 1.8, mat);
    }
    if (x < o.w / 2) bar(stage, [x, 30, o.d / 2], [o.w * 0.84, 30, o.d / 2], 1.6, 1.6, mat);
  }
};

const slabs = (stage: Stage, o: Table, mat: Material): void => {
  for (const x of [14, o.w - 20]) {
    shadeRect(stage, [x, 10], [6, o.d - 20], { blur: 2, opacity: 0.3, dx: 2 });
    board(stage, [x, 0, 8], [6, o.h - 3, o.d - 16], mat);
  }
};

const crossed = (stage: Stage, o: Table, mat: Material): void => {
  for (const x of [o.w * 0.16, o.w * 0.84]) {
    for (const [top, foot] of [
      [10, o.d - 8],
      [o.d - 10, 8],
    ] as const) {
      spot(stage, x, foot, 2);
      bar(stage, [x, o.h - 3, top], [x, 0, foot], 2.2, 2, mat);
    }
  }
};

const apron = (stage: Stage, o: Table, mat: Material, z: number, far: boolean): void => {
  const look = far ? mat : { ...mat, front: mat.shade };
  board(stage, [10, o.h - 10, z], [o.w - 20, 7, 2], look, { edges: false });
};

const rectangular = (stage: Stage, o: Table): void => {
  const mat = o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);
  shadeRect(stage, [2, 2], [o.w - 4, o.d - 4], { blur: 9, opacity: 0.18, dx: 10, dy: 4 });
  switch (o.leg) {
    case 'trestle':
      trestles(stage, o, mat);
      break;
    case 'cross':
      crossed(stage, o, mat);
      break;
    case 'slab':
    case 'drum':
    case 'pedestal':
      slabs(stage, o, mat);
      break;
    default:
      if (o.leg !== 'sled') apron(stage, o, mat, 8, true);
      legs(stage, o.leg, [0, 0], [o.w, o.h - 3, o.d], mat, 8);
      if (o.leg !== 'sled') apron(stage, o, mat, o.d - 10, false);
  }
  board(stage, [0, o.h - 3, 0], [o.w, 3, o.d], stage.timber(o.top), { ease: 1.2 });
};

const roundLegOf = (leg: Table['leg']): 'taper' | 'pedestal' | 'drum' | 'cross' | 'pin' => {
  if (leg === 'pedestal' || leg === 'drum' || leg === 'cross' || leg === 'pin') return leg;
  return 'taper';
};

export const table = defineKind({
  schema: tableSchema,
  placement: 'floor',
  fill: 0.8,
  pitch: () => 15,
  extent: (o) => standing(o.w, o.h, o.style === 'round' ? o.w : o.d),
  colours: (o) => [woodHex(o.top), o.frame === 'metal' ? metalHex(o.metal) : woodHex(o.wood)],
  draw: (stage, o) => {
    if (o.style === 'rect') {
      rectangular(stage, o);
      return;
    }
    roundTable(stage, {
      centre: [o.w / 2, o.w / 2],
      w: o.w,
      h: o.h,
      leg: roundLegOf(o.leg),
      legMat: o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood),
      topMat: stage.timber(o.top),
    });
  },
});
