import { metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { range } from '../base/numbers.ts';
import { choice, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { front } from '../parts/fronts.ts';
import { handle, handleStyles } from '../parts/handles.ts';
import { bar, tube } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { shadeRect, spot } from '../solids/shadow.ts';

const deskSchema = {
  style: choice(['pedestal', 'drawers', 'plain', 'secretary', 'frame'], 'pedestal'),
  w: number(130, 70, 200),
  d: number(62, 40, 90),
  h: number(75, 68, 125),
  wood: wood('oak'),
  front: wood('oak'),
  frame: choice(['wood', 'metal'], 'wood'),
  metal: metal('black'),
  handle: choice(handleStyles, 'slot'),
  drawers: number(3, 1, 4),
  side: choice(['left', 'right'], 'right'),
  yaw: turn(26),
} as const;

type Desk = Values<typeof deskSchema>;

const legPair = (stage: Stage, o: Desk, z: number, high: number): void => {
  const mat = o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);
  const [r1, r2] = o.frame === 'metal' ? [1.3, 1.3] : [2.6, 1.5];
  if (o.style === 'frame') return;
  for (const x of [6, o.w - 6]) {
    const foot = [x + (x < o.w / 2 ? -2 : 2), z + (z < o.d / 2 ? -2 : 2)] as const;
    spot(stage, foot[0], foot[1], 2);
    bar(stage, [x, high - 4, z], [foot[0], 0, foot[1]], r1, r2, mat);
  }
};

const loops = (stage: Stage, o: Desk, high: number): void => {
  const mat = stage.metal(o.metal);
  for (const x of [8, o.w - 8]) {
    spot(stage, x, 6, 2);
    spot(stage, x, o.d - 6, 2);
    tube(
      stage,
      [
        [x, high - 3, 6],
        [x, 1.4, 6],
        [x, 1.4, o.d - 6],
        [x, high - 3, o.d - 6],
      ],
      1.4,
      mat,
    );
  }
};

const pedestal = (stage: Stage, o: Desk): void => {
  const [w, tall] = [40, 40];
  const x = o.side === 'right' ? o.w - w - 4 : 4;
  const y = o.h - 3 - tall;
  board(stage, [x, y, 4], [w, tall, o.d - 8], stage.timber(o.wood), { along: 'across' });
  const each = (tall - 2) / o.drawers;
  for (const index of range(o.drawers)) {
    const low = y + 1 + index * each;
    front(stage, o.d - 4, [x + 1, low, w - 2, each], stage.timber(o.front), { along: 'across' });
    const at = low + each * (o.handle === 'slot' ? 0.86 : 0.58);
    handle(stage, o.handle, [x + w / 2, at, o.d - 4], stage.metal(o.metal), { room: w });
  }
};

const underTop = (stage: Stage, o: Desk, top: number): void => {
  board(stage, [8, top - 14, 4], [o.w - 16, 11, o.d - 8], stage.timber(o.wood), { along: 'across' });
  const count = Math.max(1, Math.min(3, Math.round(o.w / 60)));
  const each = (o.w - 20) / count;
  for (const index of range(count)) {
    const x = 10 + index * each;
    front(stage, o.d - 4, [x, top - 13, each, 9.5], stage.timber(o.front), { along: 'across' });
    handle(stage, o.handle, [x + each / 2, top - 8, o.d - 4], stage.metal(o.metal), { room: each });
  }
};

/** A tier of small drawers and pigeonholes at the back of the top. */
const tier = (stage: Stage, o: Desk, top: number): void => {
  const mat = stage.timber(o.wood);
  const [depth, tall] = [o.d * 0.34, 22];
  board(stage, [0, top, 0], [o.w, tall, depth], mat, { along: 'across' });
  const each = (o.w - 4) / 4;
  for (const index of range(4)) {
    const x = 2 + index * each;
    const hollow = index === 1 || index === 2;
    const facing = hollow ? { ...mat, front: mat.deep, finish: 'lacquer' as const } : stage.timber(o.front);
    front(stage, depth, [x, top + 2, each, tall - 4], facing, { along: 'across' });
    if (!hollow) handle(stage, 'knob', [x + each / 2, top + tall / 2, depth], stage.metal('brass'));
  }
};

export const desk = defineKind({
  schema: deskSchema,
  placement: 'floor',
  fill: 0.78,
  pitch: () => 14,
  extent: (o) => standing(o.w, o.style === 'secretary' ? o.h + 22 : o.h, o.d),
  colours: (o) => [
    woodHex(o.wood),
    o.frame === 'metal' || o.style === 'frame' ? metalHex(o.metal) : woodHex(o.wood),
  ],
  mirrored: (o) => ({ ...o, side: o.side === 'left' ? 'right' : 'left' }),
  draw: (stage, o) => {
    shadeRect(stage, [2, 2], [o.w - 4, o.d - 4], { blur: 8, opacity: 0.19, dx: 9, dy: 4 });
    if (o.style === 'frame') loops(stage, o, o.h);
    legPair(stage, o, 6, o.h);
    const body = stage.mark;
    if (o.style === 'pedestal') pedestal(stage, o);
    if (o.style === 'drawers' || o.style === 'secretary') underTop(stage, o, o.h);
    stage.insertAt(body, () => legPair(stage, o, o.d - 6, o.h));
    board(stage, [0, o.h - 3, 0], [o.w, 3, o.d], stage.timber(o.wood), { ease: 1.2 });
    if (o.style === 'secretary') tier(stage, o, o.h);
  },
});
