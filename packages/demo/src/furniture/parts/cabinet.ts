import { range } from '../base/numbers.ts';
import { choice, flag, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { rect } from '../base/svg.ts';
import { board } from '../solids/board.ts';
import { shadeRect } from '../solids/shadow.ts';
import { front, frontStyles } from './fronts.ts';
import { handle, handleStyles } from './handles.ts';
import { isSteel, legs, legStyles } from './legs.ts';

/** What chests, television stands and bedside tables share. */
export const cabinetSchema = {
  w: number(110, 30, 240),
  d: number(46, 28, 60),
  h: number(84, 28, 140),
  wood: wood('oak'),
  front: wood('oak'),
  cols: number(1, 1, 4),
  rows: number(4, 1, 6),
  /** Doors instead of drawers, counted across; 0 for drawers. */
  doors: number(0, 0, 5),
  door: choice(frontStyles, 'plain'),
  /** Which compartment, counted from the left, has no door; 0 for none. */
  open: number(0, 0, 5),
  /** The top row of drawers above doors. */
  topDrawers: flag(),
  handle: choice(handleStyles, 'knob'),
  metal: metal('brass'),
  leg: choice(legStyles, 'taper'),
  legH: number(15, 3, 30),
  legMetal: metal('black'),
  yaw: turn(25),
} as const;

export type Cabinet = Values<typeof cabinetSchema>;

const wall = 2;

type Inner = readonly [number, number, number, number];

const openCell = (stage: Stage, z: number, [x, y, w, h]: Inner, o: Cabinet): void => {
  const mat = stage.timber(o.wood);
  const inside = stage.gradient(
    [
      [0, mat.gap],
      [1, mat.deep],
    ],
    [0, 1],
    [1, 0],
  );
  const art =
    rect(x + 0.6, y, w - 1.2, h, { fill: inside }) +
    rect(x + 0.6, y, w - 1.2, 1.6, { fill: mat.base, opacity: 0.7 }) +
    rect(x + 0.6, y + h * 0.48, w - 1.2, 1.8, { fill: mat.front }) +
    rect(x + 0.6, y, 2.2, h, { fill: mat.shade });
  stage.plane('front', z, art);
};

const doorRow = (stage: Stage, o: Cabinet, [x, y, w, h]: Inner): void => {
  const facing = stage.timber(o.front);
  const each = w / o.doors;
  for (const index of range(o.doors)) {
    const left = x + index * each;
    if (index === o.open - 1) {
      openCell(stage, o.d, [left, y, each, h], o);
      continue;
    }
    front(stage, o.d, [left, y, each, h], facing, { style: o.door });
    const at = index % 2 ? left + 5 : left + each - 5;
    const upright = o.handle === 'bar' || o.handle === 'long' || o.handle === 'slot';
    handle(stage, o.handle === 'shell' ? 'knob' : o.handle, [at, y + h * 0.55, o.d], stage.metal(o.metal), {
      upright,
      room: h,
    });
  }
};

const heights: Record<Cabinet['handle'], number> = {
  none: 0.5,
  knob: 0.6,
  bar: 0.62,
  long: 0.62,
  shell: 0.62,
  slot: 0.86,
};

const drawerGrid = (stage: Stage, o: Cabinet, [x, y, w, h]: Inner, rows: number): void => {
  const facing = stage.timber(o.front);
  const steel = stage.metal(o.metal);
  const [each, tall] = [w / o.cols, h / rows];
  for (const column of range(o.cols)) {
    for (const row of range(rows)) {
      const [left, low] = [x + column * each, y + row * tall];
      front(stage, o.d, [left, low, each, tall], facing, { style: o.door, along: 'across' });
      const paired = each > 60 && (o.handle === 'knob' || o.handle === 'shell');
      for (const at of paired ? [0.25, 0.75] : [0.5]) {
        const share = paired ? 0.52 : heights[o.handle];
        handle(stage, o.handle, [left + each * at, low + tall * share, o.d], steel, { room: each });
      }
    }
  }
};

export const drawCabinet = (stage: Stage, o: Cabinet): void => {
  const mat = stage.timber(o.wood);
  const y0 = o.leg === 'plinth' ? 5 : o.legH;
  shadeRect(stage, [0, 0], [o.w, o.d], { blur: 7, opacity: 0.22, dx: 8, dy: 3 });
  shadeRect(stage, [3, 4], [o.w - 6, o.d - 6], { blur: 3, opacity: 0.26, dx: 3, dy: 1 });
  const legMat = isSteel(o.leg) ? stage.metal(o.legMetal) : mat;
  legs(stage, o.leg, [0, 0], [o.w, y0, o.d], legMat, 7);
  board(stage, [0, y0, 0], [o.w, o.h - y0, o.d], mat, { along: 'across' });
  const [w, h] = [o.w - wall * 2, o.h - y0 - wall * 2];
  if (!o.doors) {
    drawerGrid(stage, o, [wall, y0 + wall, w, h], o.rows);
    return;
  }
  const drawers = o.topDrawers ? Math.min(18, h * 0.3) : 0;
  doorRow(stage, o, [wall, y0 + wall, w, h - drawers]);
  if (drawers)
    drawerGrid(stage, { ...o, cols: o.doors, door: 'plain' }, [wall, y0 + wall + h - drawers, w, drawers], 1);
};

/** Doors counted from the other end. */
export const mirrorCabinet = <O extends Cabinet>(o: O): O => ({
  ...o,
  open: o.open ? o.doors + 1 - o.open : 0,
});
