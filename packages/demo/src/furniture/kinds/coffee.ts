import { metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { choice, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { circle, ellipse } from '../base/svg.ts';
import { legs } from '../parts/legs.ts';
import { magazines } from '../parts/shelf-things.ts';
import { roundTable } from '../parts/round-table.ts';
import { board } from '../solids/board.ts';
import { grainFill } from '../solids/grain.ts';
import { lathe } from '../solids/lathe.ts';
import { shadeRect, shadeRound } from '../solids/shadow.ts';

const coffeeSchema = {
  style: choice(['round', 'shelf', 'drum', 'nest', 'cube', 'tray'], 'round'),
  w: number(90, 36, 140),
  d: number(60, 30, 90),
  h: number(38, 28, 60),
  wood: wood('walnut'),
  second: wood('black'),
  leg: choice(['taper', 'pedestal', 'drum', 'cross', 'pin'], 'taper'),
  frame: choice(['wood', 'metal'], 'wood'),
  metal: metal('black'),
  yaw: turn(26),
} as const;

type Coffee = Values<typeof coffeeSchema>;

const legMatOf = (stage: Stage, o: Coffee) =>
  o.frame === 'metal' ? stage.metal(o.metal) : stage.timber(o.wood);

const round = (stage: Stage, o: Coffee): void =>
  roundTable(stage, {
    centre: [o.w / 2, o.w / 2],
    w: o.w,
    h: o.h,
    leg: o.leg,
    legMat: legMatOf(stage, o),
    topMat: stage.timber(o.wood),
  });

const nest = (stage: Stage, o: Coffee): void => {
  const big = o.w * 0.68;
  const small = o.w * 0.5;
  const far = stage.timber(o.wood);
  const near = stage.timber(o.second);
  const { leg, h } = o;
  const farLegs = o.frame === 'metal' ? stage.metal(o.metal) : far;
  const nearLegs = o.frame === 'metal' ? stage.metal(o.metal) : near;
  roundTable(stage, { centre: [big / 2, big / 2], w: big, h: h + 6, leg, legMat: farLegs, topMat: far });
  roundTable(stage, {
    centre: [o.w - small / 2, big * 0.86],
    w: small,
    h: h - 4,
    leg,
    legMat: nearLegs,
    topMat: near,
  });
};

const drum = (stage: Stage, o: Coffee): void => {
  const r = o.w / 2;
  const mat = stage.timber(o.wood);
  shadeRound(stage, [r, r], r, { opacity: 0.28, dx: 6, dy: 1 });
  lathe(
    stage,
    r,
    r,
    [
      [r - 0.5, 0],
      [r, 0.6],
      [r, o.h - 0.6],
      [r - 0.5, o.h],
    ],
    mat,
    { smooth: false },
  );
  const grain = grainFill(stage, mat, 'across');
  if (grain) stage.plane('top', o.h, circle(r, r, r - 1, { fill: grain }));
};

const shelf = (stage: Stage, o: Coffee): void => {
  const mat = stage.timber(o.wood);
  shadeRect(stage, [2, 2], [o.w - 4, o.d - 4], { blur: 6, opacity: 0.22, dx: 7, dy: 3 });
  legs(
    stage,
    o.leg === 'pin' ? 'pin' : o.frame === 'metal' ? 'sled' : 'taper',
    [0, 0],
    [o.w, o.h - 3, o.d],
    legMatOf(stage, o),
    6,
  );
  board(stage, [5, 12, 5], [o.w - 10, 2, o.d - 10], mat);
  magazines(stage, [o.w * 0.22, 14, o.d * 0.35], o.w + o.d);
  board(stage, [0, o.h - 3, 0], [o.w, 3, o.d], mat, { ease: 1.4 });
};

const cube = (stage: Stage, o: Coffee): void => {
  const mat = stage.timber(o.wood);
  const low = stage.timber(o.second);
  shadeRect(stage, [0, 0], [o.w, o.d], { blur: 5, opacity: 0.28, dx: 6, dy: 2 });
  board(stage, [4, 0, 4], [o.w - 8, 5, o.d - 8], low, { edges: false });
  board(stage, [0, 5, 0], [o.w, o.h - 5, o.d], mat, { along: 'across' });
};

const tray = (stage: Stage, o: Coffee): void => {
  const r = o.w / 2;
  round(stage, o);
  const mat = stage.timber(o.wood);
  lathe(
    stage,
    r,
    r,
    [
      [r, o.h - 2],
      [r + 0.6, o.h + 3.4],
    ],
    mat,
    { smooth: false, open: true },
  );
  const [px, py] = stage.at(r, o.h, r);
  const floor = stage.gradient(
    [
      [0, mat.shade],
      [1, mat.top],
    ],
    [0, 0],
    [0.6, 1],
  );
  stage.add(ellipse(px, py - 1.6, r - 1, (r - 1) * stage.sinPitch - 0.6, { fill: floor }));
};

export const coffee = defineKind({
  schema: coffeeSchema,
  placement: 'floor',
  fill: 0.7,
  pitch: () => 17,
  extent: (o) => {
    if (o.style === 'nest') return standing(o.w, o.h + 6, o.w * 0.86);
    return standing(o.w, o.h, o.style === 'shelf' || o.style === 'cube' ? o.d : o.w);
  },
  colours: (o) => [woodHex(o.wood), o.frame === 'metal' ? metalHex(o.metal) : woodHex(o.wood)],
  draw: (stage, o) => {
    const draws = { round, shelf, drum, nest, cube, tray };
    draws[o.style](stage, o);
  },
});
