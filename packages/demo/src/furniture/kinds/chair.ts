import { fabricHex, metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { choice, fabric, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { tuft, tuftings } from '../parts/tufts.ts';
import { bar, tube } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { lathe } from '../solids/lathe.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect, spot } from '../solids/shadow.ts';
import { shell } from '../solids/shell.ts';
import { front } from '../parts/fronts.ts';

const chairSchema = {
  style: choice(['upholstered', 'slats', 'spindle', 'shell', 'cane', 'armed'], 'upholstered'),
  w: number(48, 40, 66),
  d: number(50, 40, 64),
  h: number(80, 72, 104),
  seatH: number(46, 42, 50),
  color: fabric('sage'),
  cloth: choice(cloths, 'linen'),
  wood: wood('oak'),
  frame: choice(['wood', 'metal'], 'wood'),
  metal: metal('black'),
  tufting: choice(tuftings, 'none'),
  yaw: turn(30),
} as const;

type Chair = Values<typeof chairSchema>;

const frameOf = (stage: Stage, o: Chair): Material =>
  o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);

type Plan = readonly [number, number];

const leg = (stage: Stage, o: Chair, top: Plan, foot: Plan, from = o.seatH): void => {
  const [r1, r2] = o.frame === 'metal' ? [1.1, 1] : [2, 1.2];
  spot(stage, foot[0], foot[1], 1.8, 0.36, 0.9);
  bar(stage, [top[0], from, top[1]], [foot[0], 0, foot[1]], r1, r2, frameOf(stage, o));
};

const shellSeat = (stage: Stage, o: Chair): void => {
  const mat = stage.soft(o.color, o.cloth);
  const [cx, cz, r] = [o.w / 2, o.d / 2, o.w / 2];
  const low = o.seatH + 9;
  const rim = (share: number): number =>
    low + (o.h - low) * (0.5 - 0.5 * Math.cos(share * Math.PI * 2)) ** 0.75;
  const seat = [
    [r - 4, o.seatH - 5],
    [r - 1.5, o.seatH - 2],
    [r - 1.5, o.seatH + 3],
    [r - 5, o.seatH + 6],
  ] as const;
  shell(
    stage,
    {
      centre: [cx, cz],
      radius: [r + 3, cz],
      reach: 1.9,
      foot: o.seatH - 5,
      rim,
      thick: 5,
      channels: o.tufting === 'channels' ? 14 : 0,
    },
    mat,
    () => lathe(stage, cx, cz + 2, seat, mat, { padded: true }),
  );
};

const backRest = (stage: Stage, o: Chair): void => {
  const frame = frameOf(stage, o);
  const mat = stage.soft(o.color, o.cloth);
  const post = o.frame === 'metal' ? 1.1 : 1.9;
  for (const x of [5, o.w - 5]) bar(stage, [x, o.seatH, 6], [x, o.h, 0], post, post * 0.85, frame);
  if (o.style === 'slats') {
    for (const y of [o.h - 10, o.h - 22]) board(stage, [3, y, 0], [o.w - 6, 8, 2.4], frame);
  } else if (o.style === 'spindle') {
    for (const index of range(6)) {
      const x = 9 + (index * (o.w - 18)) / 5;
      bar(stage, [x, o.seatH, 5], [x, o.h - 3, 0.5], 0.9, 0.8, frame);
    }
    board(stage, [2, o.h - 5, -1], [o.w - 4, 6, 3], frame);
  } else if (o.style === 'cane') {
    board(stage, [3, o.h - 29, 0], [o.w - 6, 27, 2.2], frame);
    front(stage, 2.2, [4, o.h - 28, o.w - 8, 25], frame, { style: 'rattan' });
  } else {
    puff(stage, [2, o.h - 27, -1], [o.w - 4, 28, 7], mat, { r: 3.4, bulge: 0.02 });
    tuft(stage, o.tufting, 6, [5, o.h - 24, o.w - 10, 22], mat, 8);
  }
};

const seat = (stage: Stage, o: Chair): void => {
  const frame = frameOf(stage, o);
  if (o.style === 'spindle') {
    board(stage, [1, o.seatH - 2, 0], [o.w - 2, 3.6, o.d], frame, { ease: 2.4 });
    return;
  }
  board(stage, [3, o.seatH - 5, 2], [o.w - 6, 4, o.d - 6], frame, { edges: false });
  const look = { r: 4, bulge: 0.01, seam: true };
  puff(stage, [0, o.seatH - 2, 0], [o.w, 8.5, o.d], stage.soft(o.color, o.cloth), look);
};

const armRest = (stage: Stage, o: Chair, x: number): void => {
  const frame = frameOf(stage, o);
  const high = o.seatH + 21;
  tube(
    stage,
    [
      [x, o.seatH + 1, o.d - 9],
      [x, high, o.d - 12],
      [x, high + 1, 2],
    ],
    o.frame === 'metal' ? 1.1 : 1.7,
    frame,
  );
};

const draw = (stage: Stage, o: Chair): void => {
  shadeRect(stage, [2, 0], [o.w - 4, o.d], { blur: 4.5, opacity: 0.22, dx: 5, dy: 2 });
  leg(stage, o, [6, 6], [2, -3]);
  leg(stage, o, [o.w - 6, 6], [o.w - 2, -3]);
  const under = stage.mark;
  if (o.style === 'shell') shellSeat(stage, o);
  else {
    backRest(stage, o);
    if (o.style === 'armed') armRest(stage, o, 2);
    seat(stage, o);
    if (o.style === 'armed') armRest(stage, o, o.w - 2);
  }
  // Front legs stand under the seat, so they come before it.
  stage.insertAt(under, () => {
    leg(stage, o, [6, o.d - 7], [3, o.d - 2], o.seatH - 3);
    leg(stage, o, [o.w - 6, o.d - 7], [o.w - 3, o.d - 2], o.seatH - 3);
  });
};

export const chair = defineKind({
  schema: chairSchema,
  placement: 'floor',
  fill: 0.7,
  pitch: () => 14,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => {
    const frame = o.frame === 'metal' ? metalHex(o.metal) : woodHex(o.wood);
    return o.style === 'spindle' ? [frame] : [fabricHex(o.color), frame];
  },
  draw,
});
